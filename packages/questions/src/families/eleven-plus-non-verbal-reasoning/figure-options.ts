import { nameOfPicture, warningAbout } from '@markwell/shared/question-bank/warnings';
import { figureImage, figureWords } from '#drawing/shapes/figure-words.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import { shades } from '#drawing/shapes/figures.ts';
import { plainShapes } from '#drawing/shapes/outlines.ts';
import type { Random } from '#random.ts';
import type { Draft, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { optionGrid } from './option-grid.ts';
import type { Aspect } from './option-grid.ts';

/** The values of each feature that families choose from. */
export const valuesOf = {
  shape: plainShapes.map((shape): Partial<Figure> => ({ shape })),
  shade: shades.map((shade): Partial<Figure> => ({ shade })),
  line: (['plain', 'dashed', 'thick'] as const).map((line): Partial<Figure> => ({ line })),
  size: (['small', 'large'] as const).map((size): Partial<Figure> => ({ size })),
  dots: [1, 2, 3, 4, 5].map((dots): Partial<Figure> => ({ dots })),
  arm: [0, 1, 2, 3, 4, 5, 6, 7].map((arm): Partial<Figure> => ({ arm })),
  inner: (['circle', 'triangle', 'square', 'star', 'cross'] as const).map((inner): Partial<Figure> => ({
    inner,
  })),
  innerShade: (['white', 'black'] as const).map((innerShade): Partial<Figure> => ({ innerShade })),
} as const;

export type Kind = keyof typeof valuesOf;

export const nameOf: Readonly<Record<Kind, string>> = {
  shape: 'the shape',
  shade: 'the shading',
  line: 'the outline',
  size: 'the size',
  dots: 'the number of dots',
  arm: 'the direction of the arm',
  inner: 'the shape inside',
  innerShade: 'the shading of the inner shape',
};

/** The values of a feature other than those of the figure listed. */
export function otherValues(kind: Kind, except: readonly unknown[]): Partial<Figure>[] {
  return valuesOf[kind].filter((value) => !except.includes(value[kind]));
}

/** A figure with one random value for each of the kinds, and a shape and shading in any case. */
export function randomFigure(random: Random, kinds: readonly Kind[]): Figure {
  let figure: Figure = { shape: 'square', shade: 'white' };
  for (const kind of new Set<Kind>(['shape', 'shade', ...kinds]))
    figure = { ...figure, ...random.pick<Partial<Figure>>(valuesOf[kind]) };
  return figure;
}

/**
 * The options of a question about figures. `noise` varies the features of the wrong options that do not matter. The
 * explanation names the mistake behind
 * the closest wrong option.
 */
export function draftOfFigures(
  random: Random,
  aspects: readonly Aspect<Partial<Figure>>[],
  answer: Figure,
  draft: Omit<Draft, 'answer' | 'mistakes'>,
  noise: () => Partial<Figure> = () => ({}),
): Draft {
  const [right, ...plain] = optionGrid(random, aspects, answer);
  const wrong = plain.map(({ value, cause }) => ({ value: { ...value, ...noise() }, cause }));
  if (!right) return noDraft;
  const mistakes = wrong.map(({ value, cause }): Misconception => [figureImage(value), cause]);
  const warnings = wrong.map(({ value, cause }) => warningAbout(nameOfPicture(figureWords(value)), cause));
  return {
    ...draft,
    answer: figureImage(right.value),
    mistakes,
    explanation: draft.explanation + warnings.join(''),
  };
}
