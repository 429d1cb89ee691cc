import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { rapidFireLevels, rapidFireQuestionCount } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../families/all-families.ts';
import type { Check } from '../checks/check.ts';
import { subjects } from '../curriculum.ts';
import { optionCount } from '../families/assemble-question.ts';
import { optionKey } from '../families/family.ts';
import { equalOptions } from '../checks/equal-options.ts';
import { misplacedOption } from '../checks/misplaced-option.ts';
import { rapidFireChecks } from '../checks/rapid-fire-checks.ts';
import type { RapidFireQuestion } from './rapid-fire-question.ts';
import { allFacts } from './facts/all-facts.ts';
import { rapidFireBank } from './rapid-fire-bank.ts';

const bank = rapidFireBank();
const levels = rapidFireLevels.map(({ level }) => level);

/** `rapid-fire/{subject}/{topic}/{kind}/{level}-{seed}`; a kind from the question bank ends in its difficulty. */
function checkOf({ sourceId, subjectCode, topicCode }: RapidFireQuestion): Check {
  const kind = sourceId.split('/')[3] ?? '';
  return rapidFireChecks[kind] ?? familyOf(`${subjectCode}/${topicCode}`, kind.replace(/-\d$/, '')).check;
}

describe('the rapid-fire bank', () => {
  it('has the answer key that a checker finds by solving each printed question', () => {
    for (const question of bank.filter(({ sourceId }) => !sourceId.includes('/facts/'))) {
      const key = question.options.map((_, index) => index === question.correctIndex);
      const right = checkOf(question)({ ...question, difficulty: 1 });
      expect(right, JSON.stringify(question)).toEqual(key);
    }
  });

  it('has facts with one right answer in each direction', () => {
    for (const { topic, groups } of allFacts)
      for (const [name, { facts, askBack }] of Object.entries(groups)) {
        const where = `${topic}, ${name}`;
        const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
        const cues = facts.map(([cue]) => cue);
        expect(new Set(lower(cues)).size, where).toBe(facts.length);
        if (askBack) expect(new Set(lower(facts.map(([, answer]) => answer))).size, where).toBe(facts.length);
        for (const [cue, answer, wrong = []] of facts)
          expect(wrong, `${where}, ${cue}`).not.toContain(answer);
      }
  });

  it.each(subjects.map(({ code }) => code))(
    'has enough questions for two quizzes without a repeat on every level of %s',
    (subject) => {
      const counts = levels.map(
        (level) => bank.filter((each) => each.subjectCode === subject && each.level === level).length,
      );
      expect(Math.min(...counts), String(counts)).toBeGreaterThanOrEqual(2 * rapidFireQuestionCount);
    },
  );

  it('is the same on every run, in known topics and with unique source ids', () => {
    const known = new Set(
      subjects.flatMap(({ code, topics }) => topics.map((topic) => `${code}/${topic.code}`)),
    );
    for (const { subjectCode, topicCode } of bank) expect(known).toContain(`${subjectCode}/${topicCode}`);
    expect(new Set(bank.map(({ sourceId }) => sourceId)).size).toBe(bank.length);
    expect(rapidFireBank()).toEqual(bank);
  });

  it('has no duplicates in a subject', () => {
    const gists = bank.map(
      ({ subjectCode, body, options, correctIndex }) =>
        `${subjectCode}\n${body}\n${JSON.stringify(options[correctIndex])}`,
    );
    expect(new Set(gists).size).toBe(bank.length);
  });

  it('has short questions, four or five short options, and 10 to 30 seconds', () => {
    for (const { sourceId, subjectCode, body, options, timeLimit, explanation } of bank) {
      expect(plainText(body).length, sourceId).toBeLessThanOrEqual(120);
      expect(options.length, sourceId).toBe(optionCount(subjectCode));
      expect(new Set(options.map(optionKey)).size, sourceId).toBe(options.length);
      for (const option of options)
        expect(plainText(optionKey(option)).length, sourceId).toBeLessThanOrEqual(36);
      expect(timeLimit, sourceId).toBeGreaterThanOrEqual(10);
      expect(timeLimit, sourceId).toBeLessThanOrEqual(30);
      const texts = [body, explanation, ...options.map(optionKey)];
      for (const text of texts)
        expect(plainText(text), sourceId).not.toMatch(/NaN|undefined|Infinity|\$|^\s|\s$/);
    }
  });

  it('has no option that may be taken for another by its letter or its place', () => {
    for (const { sourceId, options } of bank)
      expect(misplacedOption(options.map(optionKey)), sourceId).toBeNull();
  });

  it('has no two options with the same value in different forms', () => {
    for (const { sourceId, body, options } of bank)
      expect(equalOptions(body, options.map(optionKey)), sourceId).toBeNull();
  });

  it('spreads the correct letters evenly', () => {
    const counted = new Set(bank.map(({ subjectCode }) => subjectCode));
    for (const subjectCode of counted) {
      const letters = bank
        .filter((question) => question.subjectCode === subjectCode)
        .map(({ correctIndex }) => correctIndex);
      for (let letter = 0; letter < optionCount(subjectCode); letter++) {
        const share = letters.filter((each) => each === letter).length / letters.length;
        expect(Math.abs(share - 1 / optionCount(subjectCode)), `${subjectCode} ${letter}`).toBeLessThan(0.08);
      }
    }
  });
});
