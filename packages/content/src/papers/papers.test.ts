import { describe, expect, test } from 'vitest';
import { stages } from '@markwell/shared/vocabulary/stages';
import { subjects } from '../curriculum.ts';
import { questionBank } from '../question-bank.ts';
import { hasAnswerSheet, marksOf } from './paper.ts';
import { papers } from './papers.ts';
import { keysOf } from './reserve.ts';

const bank = questionBank();
const all = papers(bank);

/** Rounding and functions that need a calculator. */
const needsCalculator = /significant figure|nearest penny|correct to \d decimal|\b(?:sin|cos|tan) \d/;

/** What makes two questions of papers the same: everything that is printed. */
const printed = ({ stem, image, parts }: (typeof all)[number]['questions'][number]) =>
  JSON.stringify([stem, image, parts.map(({ body, image: own, options }) => [body, own?.svg, options])]);

test('every stage has at least six papers, some free and some premium, and three for the 11+ subjects with families and for mathematics', () => {
  for (const { code } of stages) {
    const ofStage = all.filter(({ stageCode }) => stageCode === code);
    expect(ofStage.length).toBeGreaterThanOrEqual(5);
    expect(ofStage.some(({ isPremium }) => isPremium)).toBe(true);
    expect(ofStage.filter(({ isPremium }) => !isPremium).length).toBeGreaterThanOrEqual(3);
  }
  for (const code of [
    'ELEVEN_PLUS_MATHEMATICS',
    'ELEVEN_PLUS_VERBAL_REASONING',
    'ELEVEN_PLUS_NON_VERBAL_REASONING',
    'GCSE_MATHEMATICS',
    'A_LEVEL_MATHEMATICS',
  ])
    expect(all.filter(({ subjectCode }) => subjectCode === code)).toHaveLength(3);
});

test('source ids and titles are unique, and papers are the same on every run', () => {
  expect(new Set(all.map(({ sourceId }) => sourceId)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(papers(bank)).toEqual(all);
});

test('no question of a paper is in the bank or in another paper', () => {
  const inBank = new Set(bank.flatMap(keysOf));
  const bodies = new Set(
    bank.flatMap(({ body, image }) => (body && /\d/.test(body) && !image ? [body] : [])),
  );
  const seen = new Set<string>();
  for (const paper of all) {
    for (const question of paper.questions) {
      expect(seen.has(printed(question))).toBe(false);
      seen.add(printed(question));
      for (const { body = '', image, options = [] } of question.parts) {
        if (!image) expect(bodies.has(body)).toBe(false);
        const shown = options.map((option) => ('text' in option ? option.text : option.image.svg)).sort();
        if (shown.length > 0) expect(inBank.has(JSON.stringify(shown) + body)).toBe(false);
      }
    }
  }
});

describe.each(all)('$title', (paper) => {
  const { questions, sections, style, duration, maxMarks, calculatorAllowed, subjectCode } = paper;
  const parts = questions.flatMap((question) => question.parts);

  test('has the marks, the time and the number of questions of its style', () => {
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
    expect(maxMarks).toBe(questions.reduce((sum, question) => sum + marksOf(question), 0));
    expect(duration % 5).toBe(0);
    if (hasAnswerSheet(paper)) {
      expect(questions).toHaveLength(50);
      expect([45, 50]).toContain(duration);
      for (const { options, inDigits } of parts) expect(options?.length ?? 0).toBe(inDigits ? 0 : 5);
    } else {
      expect(duration).toBeGreaterThanOrEqual(maxMarks);
      if (style === 'GCSE') expect(maxMarks).toBe(80);
      else expect([75, 100]).toContain(maxMarks);
    }
    if (style === 'CEM') expect(sections.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(duration);
  });

  test('has a mark scheme whose marks add up, and a worked solution of every part', () => {
    for (const { scheme, marks, solution, options, answer } of parts) {
      expect(solution.length).toBeGreaterThan(10);
      if (options) expect(options).toContain(answer);
      if (hasAnswerSheet(paper)) expect(marks).toBe(1);
      else expect(scheme.reduce((sum, { worth }) => sum + worth, 0)).toBe(marks);
      for (const { mark } of scheme) expect(mark).toMatch(/^[MAB]\d+$/);
    }
  });

  test('asks about all topics of its subject, in written questions without options', () => {
    const topics = subjects.find(({ code }) => code === subjectCode)?.topics ?? [];
    const codes = new Set(questions.map(({ topicCode }) => topicCode));
    for (const code of codes) expect(topics.map((topic) => topic.code)).toContain(code);
    if (hasAnswerSheet(paper)) return;
    for (const { body = '', options } of parts) if (!options) expect(body).not.toMatch(/of these options/);
    expect(questions.some((question) => question.parts.length > 1) || questions.length < 8).toBe(true);
  });

  test.runIf(!calculatorAllowed)('needs no calculator', () => {
    for (const { body = '' } of parts) expect(body).not.toMatch(needsCalculator);
  });
});
