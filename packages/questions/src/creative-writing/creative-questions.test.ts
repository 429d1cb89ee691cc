import { ageGroups, creativeLetters } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { describe, expect, it, test } from 'vitest';
import { itemAt } from '../item-at.ts';
import { subjects } from '../curriculum.ts';
import { creativeQuestions } from './creative-questions.ts';

const questions = creativeQuestions();

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{Letter}|\d/u.test(word));
/** A sentence ends with a punctuation mark (and a closing quotation mark) that no lower-case word follows. */
const sentencesOf = (text: string) => text.match(/[.!?]["')]*(?=\s+["'(]?[\p{Lu}\d]|\s*$)/gu) ?? [];
const lengthOf = ({ text }: { text: string }) => wordsOf(text).length;
const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const countOf = <Item>(items: readonly Item[], value: Item) => items.filter((item) => item === value).length;

describe.each(questions)('$title', (question) => {
  const { options, brief, wordBank } = question;

  it('has a brief of four lines', () => {
    const lines = brief.split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(wordsOf(line).length).toBeGreaterThan(2);
  });

  it('has four options A to D with the scores 0, 1, 2 and 3', () => {
    expect(options.map(({ letter }) => letter)).toEqual([...creativeLetters]);
    expect(options.map(({ score }) => score).sort()).toEqual([0, 1, 2, 3]);
  });

  it.each(options)('$letter is a paragraph of 70-120 words in 3-5 sentences', ({ text }) => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(70);
    expect(wordsOf(text).length).toBeLessThanOrEqual(120);
    expect(sentencesOf(text).length).toBeGreaterThanOrEqual(3);
    expect(sentencesOf(text).length).toBeLessThanOrEqual(5);
    expect(text).not.toMatch(/\s{2}|^\s|\s$|[‘’“”]/);
  });

  it('has options of similar length', () => {
    const lengths = options.map(lengthOf);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(25);
  });

  it('explains every option without naming a letter', () => {
    for (const { explanation } of options) {
      expect(wordsOf(explanation).length).toBeGreaterThanOrEqual(20);
      expect(explanation).not.toMatch(/\boption\b|\b[B-D]\b/);
    }
    expect(new Set(options.map(({ explanation }) => explanation)).size).toBe(4);
  });

  it('has a word bank of ten different words, a prompt to write, and notes for teachers', () => {
    expect(wordBank).toHaveLength(10);
    expect(new Set(wordBank.map((word) => word.toLowerCase())).size).toBe(10);
    expect(wordsOf(question.microWritePrompt).length).toBeGreaterThan(7);
    expect(wordsOf(question.teacherNotes).length).toBeGreaterThan(12);
    expect(question.estimatedTime % 60).toBe(0);
  });
});

test('there are 42 of difficulty standard, 9 advanced and 9 elite', () => {
  const difficulties = questions.map(({ difficulty }) => difficulty);
  expect(questions).toHaveLength(60);
  expect((['standard', 'advanced', 'elite'] as const).map((name) => countOf(difficulties, name))).toEqual([
    42, 9, 9,
  ]);
});

test('there are enough for all three age groups, and in both subjects for every difficulty', () => {
  for (const ageGroup of ageGroups) {
    expect(questions.filter((question) => question.ageGroup === ageGroup).length).toBeGreaterThanOrEqual(7);
  }
  const ofSubject = (code: string) => questions.filter(({ subjectCode }) => subjectCode === code);
  expect(ofSubject('ELEVEN_PLUS_ENGLISH').length).toBeGreaterThan(15);
  expect(ofSubject('GCSE_ENGLISH_LANGUAGE').length).toBeGreaterThanOrEqual(6);
  for (const code of ['ELEVEN_PLUS_ENGLISH', 'GCSE_ENGLISH_LANGUAGE']) {
    expect(new Set(ofSubject(code).map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(subjects.map((subject) => subject.code)).toContain(code);
  }
  expect(ofSubject('GCSE_ENGLISH_LANGUAGE').every(({ ageGroup }) => ageGroup === 'Year 8-9')).toBe(true);
});

test('titles, source ids and option texts are unique', () => {
  const all = questions.flatMap(({ options }) => options.map(({ text }) => text));
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
  expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length);
  expect(new Set(questions.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(15);
});

test('neither letter nor length shows which option is best', () => {
  const best = questions.map(({ options }) =>
    itemAt(
      options.filter(({ score }) => score === 3),
      0,
    ),
  );
  for (const letter of creativeLetters) {
    const share = countOf(
      best.map((option) => option.letter),
      letter,
    );
    expect(share).toBeGreaterThanOrEqual(12);
    expect(share).toBeLessThanOrEqual(18);
  }
  for (const pick of [Math.max, Math.min]) {
    const extreme = questions.filter(
      ({ options }, index) => lengthOf(itemAt(best, index)) === pick(...options.map(lengthOf)),
    );
    expect(extreme.length).toBeLessThanOrEqual(20);
  }
  const lengths = [3, 2, 1, 0].map((score) =>
    average(
      questions.flatMap(({ options }) => options.filter((option) => option.score === score)).map(lengthOf),
    ),
  );
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8);
});
