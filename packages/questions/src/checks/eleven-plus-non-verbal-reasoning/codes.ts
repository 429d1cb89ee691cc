import { itemAt } from '../../item-at.ts';
import { optionTexts } from '../check.ts';
import type { Check } from '../check.ts';
import { features, figuresIn, optionFigures } from '../support/figures.ts';
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

/** The options that have, for every letter of the code, the feature value of the examples with that letter. */
export const checkFigureOfCode: Check = (question) => {
  const svg = question.image?.svg ?? '';
  const [figures, codes] = [figuresIn(svg), labelsOf(svg)];
  const asked = /code ([A-Z]+)\?/.exec(question.body ?? '')?.[1] ?? '';
  return optionFigures(question).map((option) =>
    [...asked].every((letter, position) => {
      const withLetter = figures.filter((_, index) => itemAt(codes, index).charAt(position) === letter);
      const meanings = features.filter((feature) =>
        figures.every((one, index) =>
          figures.every(
            (other, place) =>
              (itemAt(codes, index).charAt(position) === itemAt(codes, place).charAt(position)) ===
              (one[feature] === other[feature]),
          ),
        ),
      );
      return (
        withLetter.length > 0 &&
        meanings.length > 0 &&
        meanings.every((feature) => withLetter.every((figure) => figure[feature] === option[feature]))
      );
    }),
  );
};
