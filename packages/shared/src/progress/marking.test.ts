import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctLetterOf, isCorrectAnswer, scorePercent } from './marking.ts';

const options = ['A', 'B', 'C', 'D'].map((optionLetter) => ({
  optionLetter,
  isCorrect: optionLetter === 'C',
}));

describe('marking', () => {
  it('accepts only the letter of the option flagged correct', () => {
    expect(correctLetterOf(options)).toBe('C');
    expect(['A', 'B', 'C', 'D', 'E'].filter((letter) => isCorrectAnswer(options, letter))).toEqual(['C']);
  });

  it('counts an unanswered question as wrong, even when no option is flagged', () => {
    const unflagged = options.map((option) => ({ ...option, isCorrect: false }));
    expect(isCorrectAnswer(options, null)).toBe(false);
    expect(isCorrectAnswer(options, undefined)).toBe(false);
    expect(isCorrectAnswer(unflagged, undefined)).toBe(false);
  });

  it('rounds the score to whole percent', () => {
    expect(scorePercent(2, 3)).toBe(67);
    expect(scorePercent(1, 8)).toBe(13);
    expect(scorePercent(0, 0)).toBe(0);
  });

  it('scores between 0 and 100, and never less for more correct answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (total, seed) => {
        const correct = seed % total;
        const score = scorePercent(correct, total);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(scorePercent(correct + 1, total)).toBeGreaterThanOrEqual(score);
        expect(scorePercent(total, total)).toBe(100);
      }),
    );
  });
});
