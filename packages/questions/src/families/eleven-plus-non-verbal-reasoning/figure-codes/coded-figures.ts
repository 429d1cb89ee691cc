import { itemAt } from '#item-at.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Difficulty } from '#families/family.ts';
import type { Random } from '#random.ts';
import { randomFigure, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';

const kindsOf: Readonly<Record<Difficulty, readonly Kind[]>> = {
  1: ['shape', 'shade', 'size'],
  2: ['shape', 'shade', 'line', 'dots'],
  3: ['shape', 'shade', 'line', 'dots', 'arm'],
  4: ['shape', 'shade', 'line', 'dots', 'arm', 'inner'],
  5: ['shape', 'shade', 'line', 'dots', 'arm', 'inner'],
};

export interface CodedFigures {
  /** The feature that each letter stands for. */
  chosen: readonly Kind[];
  /** The values of each of these features. */
  values: readonly (readonly Partial<Figure>[])[];
  /** The indexes of the values of the figures with codes, and of the one asked for. */
  examples: readonly (readonly number[])[];
  asked: readonly number[];
  /** The figures with codes, and last the one asked for. */
  shown: readonly Figure[];
  code: (indexes: readonly number[]) => string;
  /** Random values of the features without a letter. */
  noise: () => Partial<Figure>;
}

/** Figures whose codes show what each letter means; null if the random numbers give none. */
export function codedFigures(random: Random, difficulty: Difficulty): CodedFigures | null {
  const chosen = random.sample(kindsOf[difficulty], difficulty >= 3 ? 3 : 2);
  const letters = random.sample('A B C D E F G H J K L M N P R S T U V W X Y Z'.split(' '), 9);
  const values = chosen.map((kind) =>
    random.sample<Partial<Figure>>(valuesOf[kind], kind === 'size' ? 2 : 3),
  );
  const noise = random.sample(
    kindsOf[difficulty].filter((kind) => !chosen.includes(kind)),
    difficulty === 1 ? 0 : difficulty === 5 ? 2 : 1,
  );
  const all = values.reduce<number[][]>(
    (rows, list) => rows.flatMap((row) => list.map((_, value) => [...row, value])),
    [[]],
  );
  const [asked, ...examples] = random.sample(all, Math.min(all.length, difficulty >= 3 ? 6 : 5)) as [
    number[],
    ...number[][],
  ];
  const base = randomFigure(random, [...chosen, ...noise]);
  const figure = (places: readonly number[]): Figure => {
    const varied = noise.reduce<Figure>(
      (current, kind) => ({ ...current, ...random.pick<Partial<Figure>>(valuesOf[kind]) }),
      base,
    );
    return places.reduce<Figure>(
      (current, value, index) => ({ ...current, ...itemAt(itemAt(values, index), value) }),
      varied,
    );
  };
  const code = (places: readonly number[]) =>
    places.map((value, index) => itemAt(letters, index * 3 + value)).join('');
  if (!asked.every((value, index) => examples.some((each) => each[index] === value))) return null;
  const shown = [...examples, asked].map(figure);
  // Each letter must go with one feature only: no two features may split the examples in the same way.
  const splits = [...chosen, ...noise].map((kind) =>
    examples
      .flatMap((_, one) => examples.map((__, two) => itemAt(shown, one)[kind] === itemAt(shown, two)[kind]))
      .join(),
  );
  if (new Set(splits).size < splits.length) return null;
  return {
    chosen,
    values,
    examples,
    asked,
    shown,
    code,
    noise: () =>
      noise.reduce<Partial<Figure>>(
        (part, kind) => ({ ...part, ...random.pick<Partial<Figure>>(valuesOf[kind]) }),
        {},
      ),
  };
}
