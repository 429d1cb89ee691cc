import { expect, it } from 'vitest';
import { buildQuizQuestion } from '#testing/rapid-fire-builders.ts';
import { shortAnswerText } from './displayed-question.ts';

const withRight = (change: { contentType?: 'TEXT' | 'IMAGE'; content?: string }) => {
  const question = buildQuizQuestion(1);
  const options = question.options.map((option) => (option.isCorrect ? { ...option, ...change } : option));
  return { ...question, options };
};

it.each([
  ['a short one', { content: '37' }, '37'],
  ['a picture', { contentType: 'IMAGE', content: '/media/a.webp' }, null],
  ['mathematics', { content: '$x^2$' }, null],
  ['a long one', { content: 'The cat that sat upon the mat' }, null],
] as const)('returns %s only if it fits a banner', (_, change, expected) => {
  expect(shortAnswerText(withRight(change))).toBe(expected);
});
