import { describe, expect, it } from 'vitest';
import { subjects } from '../curriculum.ts';
import { hash } from '../random.ts';
import type { ContentQuestion } from '../content-types.ts';
import { gcseAndALevelSets } from './gcse-and-a-level.ts';
import { writtenQuestions } from './question-set.ts';

const questions = gcseAndALevelSets.flatMap(writtenQuestions);

const writtenSubjects = subjects.filter(
  ({ stageCode, name }) =>
    stageCode !== 'ELEVEN_PLUS' && name !== 'Mathematics' && name !== 'Statistics and Mechanics',
);
const topics = writtenSubjects.flatMap((subject) =>
  subject.topics.map((topic) => ({ subjectCode: subject.code, topicCode: topic.code })),
);

function textsOf({ body, options, explanation, passage, image, solutionImage }: ContentQuestion): string[] {
  const pictures = [image, solutionImage].flatMap((each) => (each ? [each.alternativeText] : []));
  const texts = options.flatMap((option) => ('text' in option ? [option.text] : []));
  const read = passage ? [passage.title, passage.body] : [];
  return [body ?? '', explanation, ...texts, ...read, ...pictures];
}

describe('the hand-written GCSE and A-Level questions', () => {
  it.each(topics)('are at least fifteen of three difficulties in $subjectCode/$topicCode', (topic) => {
    const own = questions.filter(
      (each) => each.subjectCode === topic.subjectCode && each.topicCode === topic.topicCode,
    );
    expect(own.length).toBeGreaterThanOrEqual(15);
    for (const difficulty of [1, 2, 3] as const) {
      const count = own.filter((each) => each.difficulty === difficulty).length;
      expect(count, `difficulty ${difficulty}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('belong to a topic of the curriculum', () => {
    const known = new Set(topics.map(({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}`));
    const strange = questions.filter(
      ({ subjectCode, topicCode }) => !known.has(`${subjectCode}/${topicCode}`),
    );
    expect(strange.map(({ sourceId }) => sourceId)).toEqual([]);
  });

  it('have unique source ids with unique hashes', () => {
    expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
    expect(new Set(questions.map(({ sourceId }) => hash(sourceId))).size).toBe(questions.length);
  });

  it('never repeat a question', () => {
    const asked = questions.map(({ subjectCode, body, passage, image }) =>
      [subjectCode, body, passage?.title, image?.svg].join('\n').toLowerCase(),
    );
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  it('have four different options', () => {
    for (const { sourceId, options, correctIndex } of questions) {
      const printed = options.map((option) => ('text' in option ? option.text : ''));
      expect(new Set(printed).size, sourceId).toBe(4);
      expect(options[correctIndex], sourceId).toBeDefined();
    }
  });

  it("have the author's correct answer as their answer key", () => {
    for (const set of gcseAndALevelSets) {
      const keys = writtenQuestions(set).map(({ options, correctIndex }) => options[correctIndex]);
      expect(keys).toEqual(set.items.map(({ right }) => ({ text: right })));
    }
  });

  it.each(writtenSubjects.map(({ code }) => code))('spread the correct letters evenly in %s', (code) => {
    const own = questions.filter(({ subjectCode }) => subjectCode === code);
    for (const place of [0, 1, 2, 3]) {
      const share = own.filter(({ correctIndex }) => correctIndex === place).length / own.length;
      expect(share, 'ABCD'[place]).toBeGreaterThan(0.19);
      expect(share, 'ABCD'[place]).toBeLessThan(0.31);
    }
  });

  it('have an explanation of at least one sentence', () => {
    for (const { sourceId, explanation } of questions) {
      expect(explanation.length, sourceId).toBeGreaterThan(40);
      expect(explanation, sourceId).toMatch(/[.!?]’?$/);
    }
  });

  it('do not reveal the answer by its length', () => {
    const longest = gcseAndALevelSets
      .flatMap(({ items }) => items)
      .filter(({ right, wrong }) => wrong.every((each) => each.length < right.length - 5));
    expect(longest.length / questions.length).toBeLessThan(0.3);
  });

  it('have no typing errors such as doubled words', () => {
    const faults = questions.flatMap(({ sourceId, ...rest }) =>
      textsOf({ sourceId, ...rest }).filter(
        (text) =>
          text !== text.trim() ||
          text === '' ||
          / {2}| [.,;!](?:\s|$)|\w [:?]\s[A-Za-z]|\\|\$|\b(the|a|of|to|is|and|in) \1\b/.test(text) || // doubled spaces and words, TeX
          /[a-z]'[a-z]/i.test(text), // a straight apostrophe inside a word
      ),
    );
    expect(faults).toEqual([]);
  });

  it('use straight quotation marks only for program code', () => {
    const prose = questions.filter(({ subjectCode }) => !subjectCode.includes('COMPUTER'));
    expect(prose.flatMap(textsOf).filter((text) => /["']/.test(text))).toEqual([]);
  });
});
