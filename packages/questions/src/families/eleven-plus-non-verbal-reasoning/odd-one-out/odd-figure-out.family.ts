import { checkOddFigure } from '#checks/eleven-plus-non-verbal-reasoning/common-features.ts';
import { figureImage, figureWords } from '#drawing/shapes/figure-words.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import { sidesOf } from '#drawing/shapes/outlines.ts';
import type { Shape } from '#drawing/shapes/outlines.ts';
import type { Difficulty, Draft, Family } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import type { Random } from '#random.ts';
import { nameOf, otherValues, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';

interface Likeness {
  /** What four figures have in common; follows "In four of the figures ". */
  say: string;
  kinds: readonly Kind[];
  follow: (random: Random) => Partial<Figure>;
  broken: (random: Random) => Partial<Figure>;
}

const sided = (sides: number): Shape =>
  (Object.keys(sidesOf) as Shape[]).find((shape) => sidesOf[shape] === sides) ?? 'square';
const innerShapes = ['circle', 'triangle', 'square', 'star', 'cross'] as const;

function bySides(say: string, dotsFor: (sides: number) => number): Likeness {
  const figure = (sides: number, more: number): Partial<Figure> => ({
    shape: sided(sides),
    dots: dotsFor(sides) + more,
  });
  return {
    say,
    kinds: ['shape', 'dots'],
    follow: (random) => figure(random.int(3, 6), 0),
    broken: (random) => figure(random.int(3, 5), random.pick([1, -1])),
  };
}

const relations: Readonly<Record<3 | 4 | 5, readonly Likeness[]>> = {
  3: [
    {
      say: 'the inner shape is like the outer one',
      kinds: ['shape', 'inner'],
      follow: (random) => {
        const shape = random.pick(innerShapes);
        return { shape, inner: shape };
      },
      broken: (random) => {
        const [shape, inner] = random.sample(innerShapes, 2);
        return { ...(shape && { shape }), ...(inner && { inner }) };
      },
    },
    bySides('there are as many dots as the shape has sides', (sides) => sides),
  ],
  4: [
    bySides('there is one dot fewer than the shape has sides', (sides) => sides - 1),
    bySides('there are two dots fewer than the shape has sides', (sides) => sides - 2),
    {
      say: 'a black inner shape goes with a white outer one and a white one with black',
      kinds: ['shade', 'inner', 'innerShade'],
      follow: (random) =>
        random.chance(0.5)
          ? { shade: 'white', innerShade: 'black' }
          : { shade: 'black', innerShade: 'white' },
      broken: (random) =>
        random.chance(0.5)
          ? { shade: 'white', innerShade: 'white' }
          : { shade: 'black', innerShade: 'black' },
    },
  ],
  5: [
    bySides('the sides and the dots add up to eight', (sides) => 8 - sides),
    bySides('the sides and the dots add up to seven', (sides) => 7 - sides),
  ],
};

function sameFeature(random: Random, difficulty: Difficulty): Likeness {
  const kind = random.pick<Kind>(
    difficulty === 1 ? ['shape', 'shade', 'line', 'inner'] : ['dots', 'arm', 'inner', 'line', 'size'],
  );
  const value = random.pick<Partial<Figure>>(valuesOf[kind]);
  return {
    say: `${nameOf[kind]} is the same`,
    kinds: [kind],
    follow: () => value,
    broken: () => random.pick(otherValues(kind, [value[kind]])),
  };
}

const extrasOf: Readonly<Record<Difficulty, readonly Kind[]>> = {
  1: ['shape', 'shade'],
  2: ['shape', 'shade', 'line', 'size'],
  3: ['shape', 'shade', 'line'],
  4: ['shape', 'shade', 'line', 'size'],
  5: ['shape', 'shade', 'line', 'size', 'arm'],
};

/** Whether four values are equal and one differs. */
function splitsFourToOne(values: readonly unknown[]): boolean {
  return values.some((value) => values.filter((other) => other === value).length === 4);
}

const isCurved = (shape: Shape | undefined) => shape === 'circle' || shape === 'semicircle';
const isPattern = ({ shade }: Figure) => shade === 'striped' || shade === 'spotted' || shade === 'crossed';

/** The plain differences that children look for, with the feature that each belongs to. */
const looks: readonly (readonly [Kind, (figure: Figure) => unknown])[] = [
  ['shape', ({ shape }) => isCurved(shape)],
  ['shape', ({ shape }) => (sidesOf[shape] ?? 0) % 2],
  ['shape', ({ shape }) => sidesOf[shape] === 4],
  ['shade', ({ shade }) => shade === 'white'],
  ['shade', ({ shade }) => shade === 'black'],
  ['shade', isPattern],
  ['line', ({ line = 'plain' }) => line === 'plain'],
  ['line', ({ line }) => line === 'dashed'],
  ['arm', ({ arm = 0 }) => arm % 2],
  ['arm', ({ arm = 0 }) => arm % 4 === 0],
  ['arm', ({ arm = 0 }) => arm % 4 === 2],
  ['dots', ({ dots = 0 }) => dots % 2],
  ['dots', ({ dots = 0 }) => dots > 0],
  ['inner', ({ inner }) => isCurved(inner)],
  ['inner', ({ inner }) => inner !== undefined],
  ['innerShade', ({ innerShade }) => innerShade === 'black'],
];

/** Whether another figure than the last is the odd one out, to somebody who looks for a plain difference. */
const hasAnotherOddOne = (figures: readonly Figure[], kinds: readonly Kind[]): boolean =>
  looks.some(([kind, look]) => {
    const values = figures.map(look);
    const isLast = new Set(values.slice(0, -1)).size === 1;
    return splitsFourToOne(values) && !(kinds.includes(kind) && isLast);
  });

/** What a pupil might compare besides the features themselves. */
function relationsOf({ shape, dots = 0, inner, shade, innerShade = 'white' }: Figure): unknown[] {
  const sides = sidesOf[shape] ?? -20;
  return [
    sides + dots,
    sides - dots,
    shape === inner,
    `${shade === 'black'} ${innerShade}`,
    inner !== undefined && shade === innerShade,
  ];
}

export const family: Family = {
  name: 'odd-figure-out',
  syllabus: 'Non-verbal odd one out: find the figure that breaks a common rule',
  levels: {
    1: 'four figures share one plain feature; one other feature varies',
    2: 'four share one feature; three or four others vary',
    3: 'four follow a rule that links two features: as many dots as sides, the same shape twice',
    4: 'the link of two features is a difference or an opposite',
    5: 'the link is a sum, and four other features vary',
  },
  write: (random, difficulty) => {
    for (let tries = 0; tries < 40; tries++) {
      const draft = drawOddFigure(random, difficulty);
      if (draft !== noDraft) return draft;
    }
    return noDraft;
  },
  check: checkOddFigure,
};

function drawOddFigure(random: Random, difficulty: Difficulty): Draft {
  const likeness =
    difficulty <= 2 ? sameFeature(random, difficulty) : random.pick(relations[difficulty as 3 | 4 | 5]);
  const nested = likeness.kinds.includes('inner');
  // Black hides an outline, and a small figure has no place for another shape.
  const extras = extrasOf[difficulty].filter(
    (kind) =>
      !likeness.kinds.includes(kind) &&
      !(kind === 'size' && nested) &&
      !(kind === 'line' && likeness.kinds.includes('innerShade')),
  );
  const varied = (rule: Partial<Figure>): Figure => {
    let figure: Figure = { shape: 'square', shade: 'white' };
    for (const kind of extras) figure = { ...figure, ...random.pick<Partial<Figure>>(valuesOf[kind]) };
    if (nested) figure = { ...figure, ...random.pick<Partial<Figure>>(valuesOf.inner) };
    return { ...figure, ...rule };
  };
  const figures = Array.from({ length: 4 }, () => varied(likeness.follow(random)));
  const odd = varied(likeness.broken(random));
  if ((odd.dots ?? 1) < 1 || (odd.dots ?? 1) > 6) return noDraft;
  const all = [...figures, odd];
  if (hasAnotherOddOne(all, likeness.kinds)) return noDraft;
  const kinds = Object.keys(valuesOf) as Kind[];
  const split = kinds.filter((kind) => splitsFourToOne(all.map((figure) => figure[kind])));
  if (difficulty <= 2 ? split.length !== 1 || split[0] !== likeness.kinds[0] : split.length > 0)
    return noDraft;
  if (difficulty > 2) {
    const compared = all.map(relationsOf);
    const others = [0, 1, 2, 3, 4].filter((index) => splitsFourToOne(compared.map((row) => row[index])));
    if (
      others.length === 0 ||
      others.some((index) =>
        figures.some(
          (_, place) => compared.filter((row) => row[index] === compared[place]?.[index]).length === 1,
        ),
      )
    )
      return noDraft;
  }
  return {
    body: random.pick([
      'Which figure is the odd one out?',
      'Four of these figures have something in common. Which one does not belong?',
      'Which figure does not follow the same rule as the others?',
    ]),
    answer: figureImage(odd),
    mistakes: figures.map(
      (figure) => [figureImage(figure), 'looking at a feature that varies in all of them'] as const,
    ),
    explanation: `In four of the figures ${likeness.say}; in the odd one, ${figureWords(odd)}, that is not so. Other features differ too, but none of them leaves just one of the four out.`,
  };
}
