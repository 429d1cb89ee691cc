import { describe, expect, it } from 'vitest';
import { hasTypingError, testWrittenQuestions, textsOf } from '../checks/support/written-questions.ts';
import { subjects } from '../curriculum.ts';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import { allSets } from './all-sets.ts';
import { optionOf } from '../families/family.ts';
import { writtenQuestions, type WrittenOption } from './question-set.ts';

const gcseAndALevelSets = allSets.filter(({ subjectCode }) => stageOfSubject(subjectCode) !== 'ELEVEN_PLUS');
const questions = gcseAndALevelSets.flatMap(writtenQuestions);

const writtenSubjects = subjects.filter(
  ({ stageCode, name }) =>
    stageCode !== 'ELEVEN_PLUS' && name !== 'Mathematics' && name !== 'Statistics and Mechanics',
);

const lengthOf = (option: WrittenOption) => (typeof option === 'string' ? option.length : 0);

describe('the hand-written GCSE and A-Level questions', () => {
  testWrittenQuestions(questions, writtenSubjects, {
    perTopic: { total: 15, eachDifficulty: 3 },
    letters: 'ABCD',
    share: { above: 0.19, below: 0.31 },
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
      expect(keys).toEqual(set.items.map(({ right }) => optionOf(right)));
    }
  });

  it('do not reveal the answer by its length', () => {
    const longest = gcseAndALevelSets
      .flatMap(({ items }) => items)
      .filter(({ right, wrong }) => wrong.every((each) => lengthOf(each) < lengthOf(right) - 5));
    expect(longest.length / questions.length).toBeLessThan(0.3);
  });

  it('have no typing errors such as doubled words', () => {
    const hasStraightApostrophe = (text: string) => /[a-z]'[a-z]/i.test(text);
    const faults = questions
      .flatMap(textsOf)
      .filter((text) => hasTypingError(text) || hasStraightApostrophe(text));
    expect(faults).toEqual([]);
  });

  it('use straight quotation marks only for program code', () => {
    const prose = questions.filter(({ subjectCode }) => !subjectCode.includes('COMPUTER'));
    expect(prose.flatMap(textsOf).filter((text) => /["']/.test(text))).toEqual([]);
  });
});
