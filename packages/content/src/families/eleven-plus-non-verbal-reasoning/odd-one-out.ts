import type { Figure } from '../../drawing/shapes/figures.ts';
import { figureWords, shades } from '../../drawing/shapes/figures.ts';
import type { Random } from '../../random.ts';
import type { UncheckedFamily } from '../family.ts';
import { noDraft } from '../no-draft.ts';
import { figureImage } from './figure-series.ts';

interface Likeness {
  /** What the four figures have in common; follows "In four of the figures ". */
  say: string;
  follow: (random: Random) => Partial<Figure>;
  /** A figure that breaks the rule and nothing else. */
  broken: (random: Random) => Partial<Figure>;
}

const likenesses: Readonly<Record<1 | 2 | 3 | 4, readonly Likeness[]>> = {
  1: [
    {
      say: 'the shape has four sides',
      follow: () => ({ sides: 4 }),
      broken: (random) => ({ sides: random.pick([3, 5]) }),
    },
    {
      say: 'there are three dots',
      follow: () => ({ dots: 3 }),
      broken: (random) => ({ dots: random.pick([2, 4]) }),
    },
    {
      say: 'the hand points up',
      follow: () => ({ pointer: 90 }),
      broken: (random) => ({ pointer: random.pick([0, 180, 270]) }),
    },
    {
      say: 'the shape in the middle is a triangle',
      follow: () => ({ inner: 3 }),
      broken: () => ({ inner: 4 }),
    },
  ],
  2: [
    {
      say: 'there are as many dots as the shape has sides',
      ...bySides(
        (sides) => ({ sides, dots: sides }),
        (sides) => ({ sides, dots: sides + 1 }),
      ),
    },
    {
      say: 'the shape inside is like the shape outside',
      ...bySides(
        (sides) => ({ sides, inner: sides }),
        (sides) => ({ sides, inner: sides === 3 ? 5 : sides - 1 }),
      ),
    },
  ],
  3: [
    {
      say: 'there is one dot fewer than the shape has sides',
      ...bySides(
        (sides) => ({ sides, dots: sides - 1 }),
        (sides) => ({ sides, dots: sides }),
      ),
    },
    {
      say: 'the shape inside has one side more than the shape outside',
      ...bySides(
        (sides) => ({ sides, inner: sides + 1 }),
        (sides) => ({ sides, inner: sides }),
      ),
    },
    {
      say: 'there are two dots fewer than the shape has sides',
      ...bySides(
        (sides) => ({ sides, dots: sides - 2 }),
        (sides) => ({ sides, dots: sides - 1 }),
      ),
    },
  ],
  4: [
    {
      say: 'the sides and the dots add up to eight',
      ...bySides(
        (sides) => ({ sides, dots: 8 - sides }),
        (sides) => ({ sides, dots: 7 - sides }),
      ),
    },
    {
      say: 'the sides of the two shapes add up to nine',
      ...bySides(
        (sides) => ({ sides, inner: 9 - sides }),
        (sides) => ({ sides, inner: sides === 6 ? 4 : 8 - sides }),
      ),
    },
  ],
};

function bySides(
  follow: (sides: number) => Partial<Figure>,
  broken: (sides: number) => Partial<Figure>,
): Pick<Likeness, 'follow' | 'broken'> {
  return { follow: (random) => follow(random.int(3, 6)), broken: (random) => broken(random.pick([4, 5])) };
}

const features: readonly (keyof Figure)[] = ['sides', 'fill', 'pointer', 'dots', 'inner', 'size'];

/** Whether four values are equal and one differs: a second correct answer, unless this is the rule itself. */
function splitsFourToOne(values: readonly unknown[]): boolean {
  return values.some((value) => values.filter((other) => other === value).length === 4);
}

const oddFigure: UncheckedFamily = {
  name: 'odd-figure-out',
  printed: { 1: 5, 2: 5, 3: 5, 4: 3 },
  write: (random, difficulty) => {
    const likeness = random.pick(likenesses[difficulty === 5 ? 4 : difficulty]);
    // A hand would cover the shape in the middle.
    const extras = 'inner' in likeness.follow(random) ? ['size'] : ['pointer', 'size'];
    const extra = random.sample(extras, difficulty > 1 ? 1 : 0);
    const varied = (): Figure => ({
      sides: random.int(3, 6),
      fill: random.pick(shades),
      ...(extra.includes('pointer') ? { pointer: 90 * random.int(0, 3) } : {}),
      ...(extra.includes('size') ? { size: random.pick(['small', 'large'] as const) } : {}),
    });
    const four = Array.from({ length: 4 }, (): Figure => ({ ...varied(), ...likeness.follow(random) }));
    const odd: Figure = { ...varied(), ...likeness.broken(random) };
    const all = [...four, odd];
    const split = features.filter((feature) => splitsFourToOne(all.map((figure) => figure[feature])));
    const sums = [
      all.map(({ sides, dots = 0 }) => sides + dots),
      all.map(({ sides, dots = 0 }) => sides - dots),
      all.map(({ sides, inner = 0 }) => sides + inner),
      all.map(({ sides, inner = 0 }) => sides - inner),
    ];
    const wrongSplits = [...features.map((feature) => all.map((figure) => figure[feature])), ...sums].filter(
      (values) => splitsFourToOne(values) && values.indexOf(values.at(-1)) !== 4,
    );
    if (wrongSplits.length > 0 || split.length !== (difficulty === 1 ? 1 : 0)) return noDraft;
    return {
      body: random.pick([
        'Which figure is the odd one out?',
        'Four of these figures have something in common. Which one does not belong?',
        'Which figure does not follow the same rule as the others?',
      ]),
      answer: figureImage(odd),
      mistakes: four.map((figure) => [figureImage(figure), ''] as const),
      explanation: `In four of the figures ${likeness.say}; in the odd one, ${figureWords(odd)}, that is not so.`,
    };
  },
};

export const oddOneOut = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'ODD_ONE_OUT',
  families: [oddFigure],
};
