import { describe, expect, it } from 'vitest';
import { subjects } from '../curriculum.ts';
import { optionKey, optionOf } from '../families/family.ts';
import { hash } from '../random.ts';
import type { ContentQuestion } from '../content-types.ts';
import { elevenPlusSets } from './eleven-plus.ts';
import { writtenQuestions } from './question-set.ts';

const questions = elevenPlusSets.flatMap(writtenQuestions);
const writtenSubjects = subjects.filter(({ code }) =>
  ['ELEVEN_PLUS_ENGLISH', 'ELEVEN_PLUS_SCIENCE'].includes(code),
);
const topics = writtenSubjects.flatMap((subject) =>
  subject.topics.map((topic) => ({ subjectCode: subject.code, topicCode: topic.code })),
);

function textsOf({ body, options, explanation, passage, image, solutionImage }: ContentQuestion): string[] {
  const pictures = [image, solutionImage].flatMap((each) => (each ? [each.alternativeText] : []));
  const texts = options.map((option) => ('text' in option ? option.text : option.image.alternativeText));
  const read = passage ? [passage.title, passage.body] : [];
  return [body ?? '', explanation, ...texts, ...read, ...pictures];
}

describe('the hand-written 11+ questions', () => {
  it.each(topics)('are at least sixteen of three difficulties in $subjectCode/$topicCode', (topic) => {
    const own = questions.filter(
      (each) => each.subjectCode === topic.subjectCode && each.topicCode === topic.topicCode,
    );
    expect(own.length).toBeGreaterThanOrEqual(16);
    for (const difficulty of [1, 2, 3] as const) {
      const count = own.filter((each) => each.difficulty === difficulty).length;
      expect(count, `difficulty ${difficulty}`).toBeGreaterThanOrEqual(4);
    }
    expect(own.some(({ difficulty }) => difficulty > 3)).toBe(true);
  });

  it('belong to a topic of the curriculum', () => {
    const known = topics.map(({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}`);
    for (const { subjectCode, topicCode } of questions)
      expect(known).toContain(`${subjectCode}/${topicCode}`);
  });

  it('have unique source ids with unique hashes', () => {
    expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
    expect(new Set(questions.map(({ sourceId }) => hash(sourceId))).size).toBe(questions.length);
  });

  it('never repeat a body', () => {
    const bodies = questions.map(({ body }) => (body ?? '').toLowerCase());
    expect(bodies.filter((each, index) => bodies.indexOf(each) !== index)).toEqual([]);
  });

  it('have five different options', () => {
    for (const { sourceId, options } of questions) {
      expect(options.length, sourceId).toBe(5);
      expect(new Set(options.map(optionKey)).size, sourceId).toBe(5);
    }
  });

  it("have the author's correct answer as their answer key", () => {
    for (const set of elevenPlusSets) {
      const keys = writtenQuestions(set).map(({ options, correctIndex }) => options[correctIndex]);
      expect(keys).toEqual(set.items.map(({ right }) => optionOf(right)));
    }
  });

  it.each(writtenSubjects.map(({ code }) => code))('spread the correct letters evenly in %s', (code) => {
    const own = questions.filter(({ subjectCode }) => subjectCode === code);
    for (const place of [0, 1, 2, 3, 4]) {
      const share = own.filter(({ correctIndex }) => correctIndex === place).length / own.length;
      expect(share, 'ABCDE'[place]).toBeGreaterThan(0.15);
      expect(share, 'ABCDE'[place]).toBeLessThan(0.25);
    }
  });

  it('have only words of the sentence as options when they ask about a sentence', () => {
    const asking = questions.filter(({ body }) =>
      /from the sentence|in this sentence is spelt wrongly|words are the /.test(body ?? ''),
    );
    expect(asking.length).toBeGreaterThan(15);
    for (const { sourceId, body = '', options } of asking) {
      const sentence = body.slice(body.indexOf('\n') + 1).toLowerCase();
      for (const option of options) expect(sentence, sourceId).toContain(optionKey(option).toLowerCase());
    }
  });

  it('have passages of 150 to 260 words with five questions each', () => {
    const read = elevenPlusSets.filter(({ topicCode }) => topicCode === 'COMPREHENSION');
    expect(read.length).toBeGreaterThanOrEqual(4);
    for (const { name, passage, items } of read) {
      const words = passage?.body.split(/\s+/).length ?? 0;
      expect(words, name).toBeGreaterThanOrEqual(150);
      expect(words, name).toBeLessThanOrEqual(260);
      expect(items.length, name).toBe(5);
    }
  });

  it('have an explanation of at least one sentence', () => {
    for (const { sourceId, explanation } of questions) {
      expect(explanation.length, sourceId).toBeGreaterThan(40);
      expect(explanation, sourceId).toMatch(/[.!?][’”]?$/);
    }
  });

  it('do not reveal the answer by its length', () => {
    const telling = questions.filter(({ options, correctIndex }) => {
      const lengths = options.map((option) => ('text' in option ? option.text.length : 0));
      const key = lengths[correctIndex] ?? 0;
      return lengths.every((each, index) => index === correctIndex || each < key - 5);
    });
    expect(telling.length / questions.length).toBeLessThan(0.15);
  });

  it('have no typing errors such as doubled words', () => {
    const faults = questions.flatMap(textsOf).filter(
      (text) =>
        text !== text.trim() ||
        text === '' ||
        / {2}| [.,;!](?:\s|$)|\w [:?]\s[A-Za-z]|\\|\$|\b(the|a|of|to|is|and|in) \1\b/.test(text) || // doubled spaces and words, TeX
        /["']/.test(text),
    );
    expect(faults).toEqual([]);
  });
});
