import { describe, expect, it } from 'vitest';
import { stageOfSubject } from '../curriculum/stage-of-subject.ts';
import { isKeyLongest } from '../report/answer-keys.ts';
import { allSets } from './all-sets.ts';
import { wordsOf, writtenQuestions } from './question-set.ts';

const read = allSets.flatMap(({ passage, ...set }) =>
  passage && stageOfSubject(set.subjectCode) === 'ELEVEN_PLUS' ? [{ ...set, passage }] : [],
);
const texts = read.filter(({ topicCode }) => topicCode === 'COMPREHENSION');
const cloze = read.filter(({ topicCode }) => topicCode === 'CLOZE');
const wordsIn = (text: string) => text.split(/\s+/).length;
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** The pieces of text between single quotation marks; an apostrophe has a letter on both sides. */
function quotesIn(text: string): string[] {
  return [...text.matchAll(/‘(.*?)’(?!\p{L})/gu)]
    .flatMap(([, quoted = '']) => quoted.split('…'))
    .map((part) => plain(part.trim().replace(/[.,;:!?–]+$/, '')))
    .filter((part) => part !== '');
}

describe('the 11+ texts to read', () => {
  it.each(texts.filter(({ items }) => items.length > 10))(
    '$name is of the length of an exam and has 15 to 20 questions',
    ({ passage, items }) => {
      const isPoem = passage.body.split('\n').filter((line) => line !== '').length > 24;
      expect(wordsIn(passage.body)).toBeGreaterThanOrEqual(isPoem ? 150 : 500);
      expect(wordsIn(passage.body)).toBeLessThanOrEqual(700);
      expect(items.length).toBeGreaterThanOrEqual(15);
      expect(items.length).toBeLessThanOrEqual(20);
    },
  );

  it.each(texts.filter(({ items }) => items.length > 10))(
    '$name: its explanations quote words that are there',
    ({ passage, items }) => {
      for (const { body, right, wrong, explanation } of items) {
        const seen = plain(
          [passage.title, passage.body, body, ...[right, ...wrong].map(wordsOf)].join(' | '),
        );
        for (const quote of quotesIn(explanation)) expect(seen, explanation).toContain(quote);
      }
    },
  );

  it('do not show the answer by its length', () => {
    for (const set of texts.filter(({ items }) => items.length > 10)) {
      const questions = writtenQuestions(set);
      expect(questions.filter(isKeyLongest).length / questions.length, set.name).toBeLessThanOrEqual(0.25);
    }
  });
});

describe('the cloze texts', () => {
  it.each(cloze)('$name has a question for each of its 8 to 10 gaps', ({ passage, items }) => {
    expect(wordsIn(passage.body)).toBeGreaterThanOrEqual(150);
    expect(wordsIn(passage.body)).toBeLessThanOrEqual(220);
    const gaps = [...passage.body.matchAll(/\((\d+)\) ____/g)].map(([, gap]) => Number(gap));
    expect(gaps).toEqual(items.map((_, index) => index + 1));
    expect(gaps.length).toBeGreaterThanOrEqual(8);
    expect(gaps.length).toBeLessThanOrEqual(10);
    items.forEach(({ body }, index) => {
      expect(body).toContain(`gap ${index + 1}?`);
    });
  });
});

describe('sentences in four parts', () => {
  const inParts = allSets.flatMap(({ items }) => items).filter(({ place }) => place !== undefined);

  it('have the parts as options, in the order of the sentence, and “no mistake” at the end', () => {
    expect(inParts.length).toBeGreaterThan(100);
    for (const { body, right, wrong, place = 0 } of inParts) {
      const options = wrong.map(wordsOf);
      options.splice(place, 0, wordsOf(right));
      const sentence = body.slice(body.indexOf('\n') + 1);
      expect([...sentence.split(' / '), 'no mistake']).toEqual(options);
    }
  });
});
