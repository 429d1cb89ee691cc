import { describe, expect, it } from 'vitest';
import { hasTypingError, testWrittenQuestions, textsOf } from '../checks/support/written-questions.ts';
import { subjects } from '../curriculum.ts';
import type { ContentQuestion } from '../content-types.ts';
import { optionKey, optionOf } from '../families/family.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import { allSets } from './all-sets.ts';
import { writtenQuestions } from './question-set.ts';

const elevenPlusSets = allSets.filter(({ subjectCode }) => stageOfSubject(subjectCode) === 'ELEVEN_PLUS');
const questions = elevenPlusSets.flatMap(writtenQuestions);
const writtenSubjects = subjects.filter(({ code }) =>
  ['ELEVEN_PLUS_ENGLISH', 'ELEVEN_PLUS_SCIENCE'].includes(code),
);

describe('the hand-written 11+ questions', () => {
  testWrittenQuestions(questions, writtenSubjects, {
    perTopic: { total: 16, eachDifficulty: 4 },
    letters: 'ABCDE',
    share: { above: 0.15, below: 0.25 },
  });

  it('are also of the difficulties 4 and 5 in every topic', () => {
    const topicsOf = (asked: readonly ContentQuestion[]) =>
      new Set(asked.map(({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}`));
    expect(topicsOf(questions.filter(({ difficulty }) => difficulty > 3))).toEqual(topicsOf(questions));
  });

  it('never repeat a question', () => {
    const bodies = questions.map(({ body, passage, image, options }) =>
      [body, passage?.title, image?.svg, ...options.map(optionKey).sort()].join('\n').toLowerCase(),
    );
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

  it('do not reveal the answer by its length', () => {
    const telling = questions.filter(({ options, correctIndex }) => {
      const lengths = options.map((option) => ('text' in option ? option.text.length : 0));
      const key = lengths[correctIndex] ?? 0;
      return lengths.every((each, index) => index === correctIndex || each < key - 5);
    });
    expect(telling.length / questions.length).toBeLessThan(0.15);
  });

  it('have no typing errors such as doubled words', () => {
    const faults = questions.flatMap(textsOf).filter((text) => hasTypingError(text) || /["']/.test(text));
    expect(faults).toEqual([]);
  });
});
