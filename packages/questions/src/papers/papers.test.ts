import { describe, expect, test } from 'vitest';
import { stages } from '@markwell/shared/curriculum/stages.vocabulary';
import { equalOptions } from '../checks/equal-options.ts';
import { misplacedOption } from '../checks/misplaced-option.ts';
import { subjects } from '../curriculum.ts';
import { questionBank } from '../question-bank.ts';
import { hasAnswerSheet, marksOf } from './paper.ts';
import { papers } from './papers.ts';
import { familiesOf } from './families-of.ts';
import { withoutNumbers } from './paper-parts.ts';
import { familiesLike, topicWeights } from './paper-plans.ts';
import { keysOf } from './reserve-questions.ts';

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

test('no paper has options that may be taken for each other, or two with the same value', () => {
  for (const { sourceId, questions } of all)
    for (const { body = '', options = [] } of questions.flatMap(({ parts }) => parts)) {
      const texts = options.flatMap((option) => ('text' in option ? [option.text] : []));
      expect(misplacedOption(texts), `${sourceId}: ${body}`).toBeNull();
      expect(equalOptions(body, texts), `${sourceId}: ${body}`).toBeNull();
    }
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

/** With too few families for a paper of different questions. */
const fewFamilies = ['GCSE_COMPUTER_SCIENCE'];

test.each(all.filter((paper) => !hasAnswerSheet(paper) && !fewFamilies.includes(paper.subjectCode)))(
  '$title asks no two questions that differ in their numbers only',
  ({ questions }) => {
    const asked = questions.flatMap(({ parts }) => parts.map(withoutNumbers));
    expect(asked.filter((each, index) => each !== '' && asked.indexOf(each) !== index)).toEqual([]);
  },
);

test.each(
  all.filter(({ subjectCode }) => /MATHEMATICS|MECHANICS|A_LEVEL_PHYSICS|COMBINED/.test(subjectCode)),
)('$title asks about every topic that has families', ({ questions, subjectCode }) => {
  const asked = questions.map(({ topicCode }) => topicCode);
  expect(asked).toEqual(expect.arrayContaining(familiesOf(subjectCode).map(({ topic }) => topic.topicCode)));
});

test.each(all.filter(({ subjectCode }) => subjectCode === 'GCSE_MATHEMATICS'))(
  '$title has the topics in the shares of the specification',
  ({ questions, subjectCode, maxMarks }) => {
    for (const [code, weight] of Object.entries(topicWeights[subjectCode] ?? {})) {
      const marks = questions
        .filter(({ topicCode }) => topicCode === code)
        .reduce((sum, each) => sum + marksOf(each), 0);
      expect(Math.abs((100 * marks) / maxMarks - weight), code).toBeLessThan(6);
    }
  },
);

test('no two questions about codes in a paper have one word as their answer or code the same words', () => {
  for (const { questions } of all.filter(
    ({ subjectCode }) => subjectCode === 'ELEVEN_PLUS_VERBAL_REASONING',
  )) {
    const coded = questions.filter(({ topicCode }) => topicCode === 'CODES').map(({ parts }) => parts[0]);
    const asked = coded.flatMap((part) => {
      const words = [...new Set<string>(part?.body?.match(/\b[A-Z]{4}\b/g) ?? [])].toSorted();
      const answer = part && 'text' in part.answer ? part.answer.text : '';
      return [words.join(' '), /^[A-Z]{4}$/.test(answer) ? answer : words.join(' ') + answer];
    });
    expect(asked.filter((each, index) => each !== '' && asked.indexOf(each) !== index)).toEqual([]);
  }
});

test('a structured question and a family that asks the same are not in one paper', () => {
  for (const { questions } of all) {
    const kinds = questions.map(({ kind }) => kind);
    for (const kind of kinds) for (const like of familiesLike[kind] ?? []) expect(kinds).not.toContain(like);
  }
  const names = subjects.flatMap(({ code }) => familiesOf(code)).map(({ family }) => family.name);
  expect(names).toEqual(expect.arrayContaining(Object.values(familiesLike).flat()));
});

describe.each(all)('$title', (paper) => {
  const { questions, sections, style, duration, maxMarks, subjectCode } = paper;
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
});

test.each(all.filter(({ calculatorAllowed }) => !calculatorAllowed))(
  '$title needs no calculator',
  ({ questions }) => {
    for (const { body = '' } of questions.flatMap(({ parts }) => parts))
      expect(body).not.toMatch(needsCalculator);
  },
);
