import { checkAnalogy } from '#checks/eleven-plus-non-verbal-reasoning/analogy.ts';
import { pairedBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks, shades } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import { plainShapes } from '#drawing/shapes/outlines.ts';
import type { Difficulty, Family } from '#families/family.ts';
import type { Random } from '#random.ts';
import { draftOfFigures } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';

/** One change from the first figure of a pair to the second. */
interface Change {
  say: string;
  /** Values of the first pair's two figures, of the second pair's first, and of the right answer. */
  from: Partial<Figure>;
  to: Partial<Figure>;
  start: Partial<Figure>;
  answer: Partial<Figure>;
  wrong: Partial<Figure>[];
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

export const family: Family = {
  name: 'figure-analogies',
  syllabus: 'Non-verbal analogies: apply the change of one pair to another figure',
  steps: {
    1: 'two features change, simple ones',
    2: 'two changes, with turns, counts or shapes that change places',
    3: 'two or three changes',
    4: 'three or four changes at once',
    5: 'four changes at once, with turns and counts',
  },
  printed: { 1: 40, 2: 40, 3: 26, 4: 15, 5: 31 },
  write: (random, difficulty) => {
    const names = random.pick(choices[difficulty]);
    const changes = names.map((name) => (makers[name] as (random: Random) => Change)(random));
    const all = (read: (change: Change) => Partial<Figure>) =>
      changes.reduce<Partial<Figure>>((figure, change) => ({ ...figure, ...read(change) }), {});
    const shade = random.pick(shades);
    const turned = names.includes('turn');
    const [first, second] = turned
      ? random.shuffle(['arrow', 'semicircle'] as const)
      : random.sample(plainShapes, 2);
    const firstBase: Figure = { shape: first ?? 'square', shade };
    const secondBase: Figure = { shape: second ?? 'circle', shade };
    const [a, b] = [
      { ...firstBase, ...all(({ from }) => from) },
      { ...firstBase, ...all(({ to }) => to) },
    ];
    const [c, answer] = [
      { ...secondBase, ...all(({ start }) => start) },
      { ...secondBase, ...all((change) => change.answer) },
    ];
    const aspects = changes.map((change): Aspect<Partial<Figure>> => ({
      right: change.answer,
      wrong: change.wrong,
      cause: `forgetting that ${change.say}`,
    }));
    if (!names.includes('swap') && changes.every(({ wrong }) => wrong.length === 1))
      aspects.push({ right: {}, wrong: [{ shape: firstBase.shape }], cause: 'copying the first shape' });
    return draftOfFigures(random, aspects, answer, {
      body: random.pick([
        'The first figure changes into the second. Which option does the third figure change into in the same way?',
        'The second figure belongs to the first. Which option belongs to the third in the same way?',
      ]),
      image: {
        svg: pairedBoxes([
          [(middle) => figureMarks(a, middle), (middle) => figureMarks(b, middle)],
          [(middle) => figureMarks(c, middle), null],
        ]),
        alternativeText: `First pair: ${figureWords(a)}, then ${figureWords(b)}. Second pair: ${figureWords(c)}, then an empty box.`,
      },
      explanation: `In the first pair ${changes.map(({ say }) => say).join(', and ')}. The same changes make the third figure ${figureWords(answer)}.`,
    });
  },
  check: checkAnalogy,
};
