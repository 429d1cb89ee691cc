import { checkCodes } from '#checks/eleven-plus-non-verbal-reasoning/codes.ts';
import { labelledBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Difficulty, Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { nameOf, randomFigure, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';
import { optionGrid } from '../option-grid.ts';
import type { Aspect } from '../option-grid.ts';

const kindsOf: Readonly<Record<Difficulty, readonly Kind[]>> = {
  1: ['shape', 'shade', 'size'],
  2: ['shape', 'shade', 'line', 'dots'],
  3: ['shape', 'shade', 'line', 'dots', 'arm'],
  4: ['shape', 'shade', 'line', 'dots', 'arm', 'inner'],
  5: ['shape', 'shade', 'line', 'dots', 'arm', 'inner'],
};

export const family: Family = {
  name: 'figure-codes',
  syllabus: 'Non-verbal codes: match letters with the features of figures',
  steps: {
    1: 'two letters; four figures with codes, obvious features',
    2: 'two letters; four figures with codes, one feature has no letter',
    3: 'three letters; five figures with codes',
    4: 'three letters; one or two features have no letter',
    5: 'three letters, few shared features, more features without a letter',
  },
  printed: { 1: 40, 2: 40, 3: 26, 4: 15, 5: 31 },
  write: (random, difficulty) => {
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
    if (!asked.every((value, index) => examples.some((each) => each[index] === value))) return noDraft;
    const shown = [...examples, asked].map(figure);
    // Each letter must go with one feature only: no two features may split the examples in the same way.
    const splits = [...chosen, ...noise].map((kind) =>
      examples
        .flatMap((_, one) => examples.map((__, two) => itemAt(shown, one)[kind] === itemAt(shown, two)[kind]))
        .join(),
    );
    if (new Set(splits).size < splits.length) return noDraft;
    const aspects = chosen.map((kind, index): Aspect<object> => ({
      right: {},
      wrong: itemAt(values, index).flatMap((_, value) =>
        value !== asked[index] && examples.some((each) => each[index] === value)
          ? [{ [`letter${index}`]: value }]
          : [],
      ),
      cause: `taking the wrong letter for ${nameOf[kind]}`,
    }));
    const options = optionGrid<object>(random, aspects, {});
    const wrong = options.slice(1).map(({ value, cause }): Misconception => {
      const places = asked.map(
        (place, index) => (value as Record<string, number>)[`letter${index}`] ?? place,
      );
      return [code(places), cause];
    });
    const near = [...wrong].sort(([, one], [, other]) => one.length - other.length);
    return {
      body: random.pick([
        'Each letter of a code stands for one feature of the figure above it. What is the code of the last figure?',
        'The figures have codes: each letter stands for a feature. Which code belongs to the last figure?',
      ]),
      image: {
        svg: labelledBoxes(
          shown.map((each) => (middle) => figureMarks(each, middle)),
          [...examples.map(code), '?'],
        ),
        alternativeText: `Figures with codes: ${examples.map((each, index) => `${figureWords(itemAt(shown, index))}: ${code(each)}`).join('; ')}. The last figure, ${figureWords(itemAt(shown, -1))}, has no code yet.`,
      },
      answer: code(asked),
      mistakes: near,
      explanation: `Compare figures whose codes share a letter. The letters stand, in order, for ${joinWithAnd(chosen.map((kind) => nameOf[kind]))}: here ${chosen.map((kind, index) => `${nameOf[kind]} gives ${code(asked).charAt(index)}`).join(', ')}, so the code is ${code(asked)}.`,
    };
  },
  check: checkCodes,
};
