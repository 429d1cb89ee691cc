import { itemAt } from '../../item-at.ts';
import { optionTexts } from '../check.ts';
import type { Check } from '../check.ts';
import { features, figuresIn } from '../support/figures.ts';
import { labelsOf } from '../support/svg.ts';

/** Tries every feature for every letter of the code: equal letters must mean equal features, and the reverse. */
export const checkCodes: Check = (question) => {
  const svg = question.image?.svg ?? '';
  const figures = figuresIn(svg);
  const codes = labelsOf(svg).slice(0, -1);
  const target = itemAt(figures, -1);
  const expected = [...itemAt(codes, 0)].map((_, position) => {
    const meanings = features.filter((feature) =>
      codes.every((code, one) =>
        codes.every(
          (other, two) =>
            (code.charAt(position) === other.charAt(position)) ===
            (itemAt(figures, one)[feature] === itemAt(figures, two)[feature]),
        ),
      ),
    );
    const letters = meanings.flatMap((feature) =>
      codes
        .filter((__, index) => itemAt(figures, index)[feature] === target[feature])
        .map((code) => code.charAt(position)),
    );
    return new Set(letters).size === 1 ? itemAt(letters, 0) : '?';
  });
  return optionTexts(question).map((option) => option === expected.join(''));
};
