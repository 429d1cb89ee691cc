import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCorrectAnswer } from '../progress/marking.ts';
import { markQuestion } from './mark-question.ts';
import { fromParts, fromResponses, toParts, toResponses } from './multiple-choice.ts';
import { optionLetters } from './option-letters.ts';
import { responsesSchema } from './parts.schemas.ts';
import { questionPartsSchema } from './question-parts.ts';

const contents = fc.oneof(
  fc.stringMatching(/^[a-z]{1,8}$/u).map((text) => ({
    contentType: 'TEXT' as const,
    contentValue: text,
    alternativeText: null,
  })),
  fc.record({
    contentType: fc.constant('IMAGE' as const),
    contentValue: fc.uuid(),
    alternativeText: fc.option(fc.stringMatching(/^[a-z]{1,8}$/u)),
  }),
);
const questions = fc
  .tuple(
    fc.uniqueArray(contents, { minLength: 2, maxLength: 5, selector: ({ contentValue }) => contentValue }),
    fc.nat(),
  )
  .map(([list, seed]) =>
    list.flatMap((content, index) => {
      const optionLetter = optionLetters[index];
      return optionLetter ? [{ ...content, optionLetter, isCorrect: index === seed % list.length }] : [];
    }),
  );

test('a multiple-choice question is a question of one part, and comes back as it was', () => {
  fc.assert(
    fc.property(questions, (options) => {
      const stored = questionPartsSchema.parse(JSON.parse(JSON.stringify(toParts(options))));
      expect(fromParts(stored)).toEqual(options);
      expect(toParts(options)).toEqual(stored);
    }),
  );
});

test('its answers come back as they were, and are marked as before', () => {
  const letters = fc.option(fc.constantFrom(...optionLetters));
  fc.assert(
    fc.property(questions, letters, (options, letter) => {
      const responses = responsesSchema.parse(JSON.parse(JSON.stringify(toResponses(letter))));
      expect(fromResponses(responses)).toBe(letter);
      const { isCorrect, isAnswered } = markQuestion(questionPartsSchema.parse(toParts(options)), responses);
      expect(isCorrect).toBe(isCorrectAnswer(options, letter));
      expect(isAnswered).toBe(letter !== null);
    }),
  );
});

test('other questions have no options at the top level', () => {
  const [first] = fc.sample(questions, 1);
  const { parts } = toParts(first ?? []);
  const [part] = parts;
  expect(fromParts({ parts: [] })).toBeUndefined();
  expect(fromParts({ parts: [...parts, ...parts] })).toBeUndefined();
  if (part) expect(fromParts({ parts: [{ ...part, answer: { kind: 'order' } }] })).toBeUndefined();
  expect(fromResponses({ a: { kind: 'order', answer: ['1', '2', '3'] } })).toBeNull();
});
