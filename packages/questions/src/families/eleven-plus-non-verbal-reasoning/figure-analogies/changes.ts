import { shades } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import { plainShapes } from '#drawing/shapes/outlines.ts';
import type { Difficulty } from '#families/family.ts';
import type { Random } from '#random.ts';

/** One change from the first figure of a pair to the second. */
export interface Change {
  say: string;
  /** Values of the first pair's two figures, of the second pair's first, and of the right answer. */
  from: Partial<Figure>;
  to: Partial<Figure>;
  start: Partial<Figure>;
  answer: Partial<Figure>;
  /** Wrong values of the right answer. */
  wrong: Partial<Figure>[];
  /** Wrong values of the second pair's first figure. */
  wrongStart: Partial<Figure>[];
}

const becomes = <K extends keyof Figure>(
  random: Random,
  kind: K,
  values: readonly Figure[K][],
  say: (value: string) => string,
): Change => {
  const [from, to, other] = random.sample(values, 3) as [Figure[K], Figure[K], Figure[K]];
  const value = (each: Figure[K]) => ({ [kind]: each }) as Partial<Figure>;
  return {
    say: say(String(to)),
    from: value(from),
    to: value(to),
    start: value(from),
    answer: value(to),
    wrong: [value(from), value(other)],
    wrongStart: [value(to), value(other)],
  };
};

const makers: Readonly<Record<string, (random: Random) => Change>> = {
  shade: (random) => becomes(random, 'shade', shades, (shade) => `the shape becomes ${shade}`),
  line: (random) =>
    becomes(random, 'line', ['plain', 'dashed', 'thick'], (line) => `the outline becomes ${line}`),
  size: (random) => {
    const [from, to] = random.shuffle<'small' | 'large'>(['small', 'large']) as ['small', 'large'];
    return {
      say: `the shape becomes ${to}`,
      from: { size: from },
      to: { size: to },
      start: { size: from },
      answer: { size: to },
      wrong: [{ size: from }],
      wrongStart: [{ size: to }],
    };
  },
  turn: (random) => {
    const step = random.pick([1, 2, 3, 4, 5, 6, 7]);
    const from = random.int(0, 7);
    const start = random.intExcept(0, 7, [from, (from + step) % 8]);
    const at = (turn: number): Partial<Figure> => ({ turn: (turn + 8) % 8 });
    const angle = step > 4 ? `${45 * (8 - step)}° anticlockwise` : `${45 * step}° clockwise`;
    const wrong = [at(start - step), at(start), at(start + step + 4)].filter(
      ({ turn }) => turn !== (start + step) % 8 && turn !== (from + step) % 8,
    );
    return {
      say: `the shape turns ${step === 4 ? 'half a turn' : angle}`,
      from: at(from),
      to: at(from + step),
      start: at(start),
      answer: at(start + step),
      wrong,
      wrongStart: [at(start + 2 * step), at(start + step), at(start + 4)].filter(
        ({ turn }) => turn !== (start + 8) % 8,
      ),
    };
  },
  dots: (random) => {
    const step = random.pick([1, -1, 2]);
    const [low, high] = step > 0 ? [1, 6 - step] : [2, 6];
    const from = random.int(low, high);
    const start = random.intExcept(low, high, [from, from + step]);
    const values = [start - step, start, start + step + 1, start + step - 1].filter(
      (dots) => dots > 0 && dots <= 6 && dots !== start + step && dots !== from + step,
    );
    return {
      say: step === 2 ? 'two dots are added' : step === 1 ? 'one dot is added' : 'one dot is taken away',
      from: { dots: from },
      to: { dots: from + step },
      start: { dots: start },
      answer: { dots: start + step },
      wrong: [...new Set(values)].map((dots) => ({ dots })),
      wrongStart: [start + 2 * step, start + step, start - 1, start + 1]
        .filter((dots, index, all) => dots > 0 && dots <= 6 && dots !== start && all.indexOf(dots) === index)
        .map((dots) => ({ dots })),
    };
  },
  swap: (random) => {
    const pool = ['circle', 'triangle', 'square', 'star', 'cross'] as const;
    const [a, b, c, d, e] = random.sample(pool, 5) as [
      (typeof pool)[number],
      (typeof pool)[number],
      (typeof pool)[number],
      (typeof pool)[number],
      (typeof pool)[number],
    ];
    return {
      say: 'the outer and the inner shape change places',
      from: { shape: a, inner: b },
      to: { shape: b, inner: a },
      start: { shape: c, inner: d },
      answer: { shape: d, inner: c },
      wrong: [
        { shape: c, inner: d },
        { shape: d, inner: e },
        { shape: c, inner: e },
      ],
      wrongStart: [
        { shape: d, inner: c },
        { shape: c, inner: e },
        { shape: d, inner: e },
      ],
    };
  },
};

const choices: Readonly<Record<Difficulty, readonly (readonly string[])[]>> = {
  1: [
    ['shade', 'size'],
    ['shade', 'line'],
    ['line', 'size'],
    ['turn', 'size'],
  ],
  2: [
    ['shade', 'turn'],
    ['dots', 'line'],
    ['turn', 'line'],
    ['dots', 'shade'],
    ['swap', 'line'],
  ],
  3: [
    ['shade', 'dots', 'size'],
    ['turn', 'shade', 'line'],
    ['swap', 'shade'],
    ['swap', 'dots'],
    ['turn', 'dots'],
  ],
  4: [
    ['turn', 'shade', 'dots'],
    ['swap', 'line', 'shade'],
    ['swap', 'dots', 'line'],
    ['turn', 'line', 'size', 'shade'],
  ],
  5: [
    ['turn', 'shade', 'dots', 'line'],
    ['swap', 'line', 'shade', 'dots'],
    ['turn', 'dots', 'line', 'size'],
  ],
};

export interface Analogy {
  names: readonly string[];
  changes: Change[];
  /** The first pair, then the second. */
  pairs: readonly [readonly [Figure, Figure], readonly [Figure, Figure]];
}

/** Two figures that change in the same way. */
export function analogy(random: Random, difficulty: Difficulty): Analogy {
  const names = random.pick(choices[difficulty]);
  const changes = names.map((name) => (makers[name] as (random: Random) => Change)(random));
  const all = (read: (change: Change) => Partial<Figure>) =>
    changes.reduce<Partial<Figure>>((figure, change) => ({ ...figure, ...read(change) }), {});
  const shade = random.pick(shades);
  const [first, second] = names.includes('turn')
    ? random.shuffle(['arrow', 'semicircle'] as const)
    : random.sample(plainShapes, 2);
  const firstBase: Figure = { shape: first ?? 'square', shade };
  const secondBase: Figure = { shape: second ?? 'circle', shade };
  return {
    names,
    changes,
    pairs: [
      [
        { ...firstBase, ...all(({ from }) => from) },
        { ...firstBase, ...all(({ to }) => to) },
      ],
      [
        { ...secondBase, ...all(({ start }) => start) },
        { ...secondBase, ...all((change) => change.answer) },
      ],
    ],
  };
}
