import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { nameOfPicture } from '@markwell/shared/question-bank/warnings';
import { describe, expect, it } from 'vitest';
import { equalOptions } from './checks/equal-options.ts';
import { misplacedOption } from './checks/misplaced-option.ts';
import { imagesOf, unprintable } from './checks/support/pictures.ts';
import { subjects } from './curriculum.ts';
import { stageOfSubject } from './curriculum/stage-of-subject.ts';
import { optionCount } from './families/assemble-question.ts';
import { optionKey } from './families/family.ts';
import { comparableQuestion } from './families/printed-questions.ts';
import { generatedQuestions, questionBank, questionsInTurn } from './question-bank.ts';
import { stages } from '@markwell/shared/curriculum/stages.vocabulary';
import type { ContentQuestion } from './content-types.ts';

const bank = questionBank();
const topicsOfBank = subjects.flatMap((subject) =>
  subject.topics.map((topic) => ({ subjectCode: subject.code, topicCode: topic.code })),
);

function inTopic({ subjectCode, topicCode }: { subjectCode: string; topicCode: string }) {
  return bank.filter((question) => question.subjectCode === subjectCode && question.topicCode === topicCode);
}

const textsOfOptions = ({ options }: ContentQuestion) =>
  options.flatMap((option) => ('text' in option ? [option.text] : []));

function textsOf(question: ContentQuestion): string[] {
  const { body, explanation, passage } = question;
  return [
    body,
    explanation,
    passage?.title,
    passage?.body,
    ...textsOfOptions(question),
    ...imagesOf(question).map(({ alternativeText }) => alternativeText),
  ].filter((text) => text !== undefined);
}

describe('the curriculum', () => {
  it('has at least four subjects in each of the three stages', () => {
    for (const { code } of stages)
      expect(subjects.filter(({ stageCode }) => stageCode === code).length).toBeGreaterThanOrEqual(4);
  });

  it.each(topicsOfBank)('has 15 or more questions in $subjectCode/$topicCode, easy to hard', (topic) => {
    const questions = inTopic(topic);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    const levels = new Set(questions.map(({ difficulty }) => difficulty));
    expect([...levels].sort()).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(levels.has(4) || levels.has(5)).toBe(true);
  });
});

describe('the question bank', () => {
  it('has more than a thousand questions, all in known topics', () => {
    expect(bank.length).toBeGreaterThan(1000);
    const known = new Set(topicsOfBank.map(({ subjectCode, topicCode }) => `${subjectCode}/${topicCode}`));
    for (const question of bank) {
      expect(known).toContain(`${question.subjectCode}/${question.topicCode}`);
      expect(question.stageCode).toBe(stageOfSubject(question.subjectCode));
    }
  });

  it('is the same on every run, with unique source ids', () => {
    expect(questionBank()).toEqual(bank);
    expect([...questionsInTurn()]).toEqual(bank);
    expect(new Set(bank.map(({ sourceId }) => sourceId)).size).toBe(bank.length);
  });

  it('has all questions of the short one, which the demo data begin with', () => {
    const bySource = new Map(bank.map((question) => [question.sourceId, question]));
    const short = [...generatedQuestions({ isShort: true })];
    expect(short.map(({ sourceId }) => bySource.get(sourceId))).toEqual(short);
  });

  it('has no duplicates in a topic', () => {
    const seen = new Map<string, string>();
    for (const question of bank) {
      const key = `${question.subjectCode}/${question.topicCode}/${comparableQuestion(question)}`;
      expect(seen.get(key), question.sourceId).toBeUndefined();
      seen.set(key, question.sourceId);
    }
  });

  it('has four different options per question, five for 11+, one of them correct', () => {
    for (const { sourceId, subjectCode, options, correctIndex } of bank) {
      expect(options.length, sourceId).toBe(optionCount(subjectCode));
      expect(new Set(options.map(optionKey)).size, sourceId).toBe(options.length);
      expect(options[correctIndex], sourceId).toBeDefined();
    }
  });

  it('has no option that may be taken for another by its letter or its place', () => {
    for (const question of bank)
      expect(misplacedOption(textsOfOptions(question)), question.sourceId).toBeNull();
  });

  it('has no two options with the same value in different forms', () => {
    for (const question of bank)
      expect(equalOptions(question.body ?? '', textsOfOptions(question)), question.sourceId).toBeNull();
  });

  it('warns in explanations only of wrong options of the same question', () => {
    for (const { sourceId, explanation, options, correctIndex } of bank) {
      const wrong = options
        .filter((_, index) => index !== correctIndex)
        .map((option) => ('text' in option ? option.text : nameOfPicture(option.image.alternativeText)));
      for (const warning of explanation.split(' Careful: ').slice(1))
        expect(wrong, sourceId).toContain(warning.split(' comes from ')[0]);
    }
  });

  it('spreads the correct letters evenly in every subject', () => {
    for (const { code } of subjects) {
      const letters = bank
        .filter(({ subjectCode }) => subjectCode === code)
        .map(({ correctIndex }) => correctIndex);
      const share = 1 / optionCount(code);
      for (let letter = 0; letter < optionCount(code); letter++) {
        const found = letters.filter((each) => each === letter).length / letters.length;
        expect(Math.abs(found - share), `${code}, letter ${letter}`).toBeLessThan(0.11);
      }
    }
  });

  it('has a text or a picture, and an explanation, in every question', () => {
    for (const { sourceId, body, image, explanation } of bank) {
      expect((body ?? '') !== '' || image !== undefined, sourceId).toBe(true);
      expect(explanation.length, sourceId).toBeGreaterThan(12);
    }
  });

  it('has no stray spaces, no doubled punctuation and no values such as NaN or undefined in its texts', () => {
    for (const question of bank) {
      for (const text of textsOf(question)) {
        expect(text, question.sourceId).toBe(text.trim());
        expect(plainText(text), question.sourceId).not.toMatch(
          /\b(?:NaN|undefined|Infinity)\b|\bnull\b(?! )|\$|\+ −\d|− −|\.\.$|\d,\d{3}\d/,
        );
        expect(text.length, question.sourceId).toBeGreaterThan(0);
      }
      expect((question.body ?? '').length, question.sourceId).toBeLessThanOrEqual(2000);
    }
  });

  it('has pictures without fonts, on white, each with an alternative text', () => {
    for (const question of bank) {
      for (const { svg, alternativeText } of imagesOf(question)) {
        expect(svg, question.sourceId).toMatch(
          /^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"><rect [^>]*fill="#FFFFFF"\/>/,
        );
        expect(svg, question.sourceId).not.toMatch(/<text|<image|<script|NaN|undefined/);
        expect(unprintable(svg), question.sourceId).toBeNull();
        expect(alternativeText.length, question.sourceId).toBeGreaterThan(3);
      }
    }
  });

  it('has every kind of question', () => {
    expect(bank.some(({ body, image }) => body === undefined && image)).toBe(true);
    expect(bank.some(({ body, image }) => body !== undefined && image)).toBe(true);
    expect(bank.some(({ options }) => options.every((option) => 'image' in option))).toBe(true);
    expect(bank.some(({ solutionImage }) => solutionImage)).toBe(true);
    expect(bank.some(({ passage }) => passage)).toBe(true);
  });
});
