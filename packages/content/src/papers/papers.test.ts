import { expect, test } from 'vitest';
import { stages } from '@markwell/shared/vocabulary/stages';
import { papers } from './papers.ts';

const all = papers();

/** Rounding and functions that need a calculator. */
const needsCalculator =
  /decimal place|significant figure|nearest penny|\b(?:sin|cos|tan)\b|"needsCalculator"/;

test('every stage has at least three papers, one of them premium', () => {
  for (const { code } of stages) {
    const ofStage = all.filter(({ stageCode }) => stageCode === code);
    expect(ofStage.length).toBeGreaterThanOrEqual(3);
    expect(ofStage.filter(({ isPremium }) => isPremium)).toHaveLength(1);
  }
});

test('source ids and titles are unique, and papers are the same on every run', () => {
  expect(new Set(all.map(({ sourceId }) => sourceId)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(papers()).toEqual(all);
});

test.each(all)('$title has different questions of its subject, easy to hard, and correct marks', (paper) => {
  const { questions, subjectCode, maxMarks, duration } = paper;
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(questions.length).toBeLessThanOrEqual(20);
  expect(new Set(questions.map(({ question }) => question.sourceId)).size).toBe(questions.length);
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
  const difficulties = questions.map(({ question }) => question.difficulty);
  expect(difficulties).toEqual(difficulties.toSorted());
  expect(difficulties[0]).not.toBe(difficulties.at(-1));
  expect(questions.every(({ question }) => question.subjectCode === subjectCode && !question.passage)).toBe(
    true,
  );
  expect(new Set(questions.map(({ question }) => question.topicCode)).size).toBeGreaterThanOrEqual(5);
  expect(maxMarks).toBe(questions.reduce((sum, { marks }) => sum + marks, 0));
  expect(duration % 5).toBe(0);
  expect(duration).toBeGreaterThanOrEqual(maxMarks);
  if (!paper.calculatorAllowed)
    for (const { question } of questions) expect(JSON.stringify(question)).not.toMatch(needsCalculator);
  // TeX would be printed as source.
  for (const { question } of questions)
    expect(JSON.stringify([question.body, question.options, question.explanation])).not.toMatch(/\$|\\[([]/);
});
