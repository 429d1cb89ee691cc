import { polynomial } from '#text/algebra.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'functions',
  syllabus: 'Use function notation, composite and inverse functions',
  levels: {
    2: 'two steps: substitute, square and add',
    3: 'four steps: a composite function, two values one after the other',
    4: 'two steps backwards: the inverse of a function, at a number',
    5: 'five steps: two composite functions, expanded, then an equation of them collected and solved',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const [a, b] = [random.int(2, 6), random.intExcept(-9, 9, [0])];
    const [c, d] = [random.int(1, 4), random.intExcept(-6, 6, [0])];
    const x = random.intExcept(-4, 6, [0]);
    const f = (value: number) => a * value + b;
    const g = (value: number) => value * value + d;
    const show = formatPrintedNumber;
    if (difficulty === 4)
      return {
        body: `f(x) = ${polynomial([a, b])}. What is f⁻¹(${show(f(x))})?`,
        answer: show(x),
        mistakes: [
          [show(f(f(x))), 'working out f instead of its inverse'],
          [show(f(x) * a + b), 'working out f instead of its inverse'],
          [show(f(x) - b), 'forgetting to divide'],
          [show(-x), 'losing a sign'],
          ...nearbyNumbers(x, 1),
          [show(x + 4), ''],
          [show(x - 4), ''],
        ],
        explanation: `f⁻¹(${show(f(x))}) is the number whose f is ${show(f(x))}: ${polynomial([a, b])} = ${show(f(x))}, so x = ${show(x)}.`,
      };
    if (difficulty === 5) {
      const slope = c === a ? c + 1 : c;
      const constant = f(x) - slope * x;
      return {
        body: `f(x) = ${polynomial([a, b])} and g(x) = ${polynomial([slope, constant])}. For which x is fg(x) = ff(x)?`,
        answer: `x = ${show(x)}`,
        mistakes: [
          [`x = ${show(-x)}`, 'losing a sign'],
          [`x = ${show(f(x))}`, 'giving f(x) instead of x'],
          [`x = ${show(constant - b)}`, 'forgetting to divide'],
          ...[1, -1, 2].map((by) => [`x = ${show(x + by)}`, ''] as const),
        ],
        explanation: `fg(x) = ${a}(${polynomial([slope, constant])}) ${b < 0 ? '−' : '+'} ${show(Math.abs(b))} = ${polynomial([a * slope, a * constant + b])} and ff(x) = ${a}(${polynomial([a, b])}) ${b < 0 ? '−' : '+'} ${show(Math.abs(b))} = ${polynomial([a * a, a * b + b])}. They are equal if ${polynomial([a * (a - slope), 0])} = ${show(a * (constant - b))}, so x = ${show(x)}.`,
      };
    }
    const order = random.pick(['fg', 'gf'] as const);
    const answer = difficulty === 2 ? g(x) : order === 'fg' ? f(g(x)) : g(f(x));
    return {
      body:
        difficulty === 2
          ? `g(x) = ${polynomial([1, 0, d])}. What is g(${show(x)})?`
          : `f(x) = ${polynomial([a, b])} and g(x) = ${polynomial([1, 0, d])}. What is ${order}(${show(x)})?`,
      answer: show(answer),
      mistakes: [
        ...(difficulty === 2
          ? ([
              [show(2 * x + d), 'doubling instead of squaring'],
              [show((x + d) ** 2), 'squaring the whole expression'],
              [show(-x * x + d), 'losing the square of the minus'],
            ] as const)
          : ([
              [show(order === 'fg' ? g(f(x)) : f(g(x))), 'applying the functions in the wrong order'],
              [show(f(x) * g(x)), 'multiplying the two values'],
              [show(f(x) + g(x)), 'adding the two values'],
            ] as const)),
        ...nearbyNumbers(answer, 2),
        [show(answer + 5), ''],
        [show(answer - 5), ''],
      ],
      explanation:
        difficulty === 2
          ? `g(${show(x)}) = (${show(x)})² ${d < 0 ? '−' : '+'} ${Math.abs(d)} = ${show(answer)}.`
          : order === 'fg'
            ? `First g(${show(x)}) = ${show(g(x))}, then f(${show(g(x))}) = ${show(answer)}.`
            : `First f(${show(x)}) = ${show(f(x))}, then g(${show(f(x))}) = ${show(answer)}.`,
    };
  },
  check: checkNumber((text) => {
    const rule = (name: string) => new RegExp(`${name}\\(x\\) = ([^.]*?)(?: and|\\.)`).exec(text)?.[1] ?? '';
    const apply = (name: string, x: number) => evaluate(rule(name), { x });
    const [, names = '', digits = ''] = /What is ([fg⁻¹]+)\((−?\d+)\)/.exec(text) ?? [];
    const input = Number(digits.replace('−', '-'));
    const search = (holds: (x: number) => boolean) =>
      Array.from({ length: 401 }, (_, index) => index - 200).find(holds) ?? NaN;
    if (names === '') return search((x) => apply('f', apply('g', x)) === apply('f', apply('f', x)));
    if (names.includes('⁻¹')) return search((x) => apply('f', x) === input);
    return [...names].reverse().reduce((value, name) => apply(name, value), input);
  }),
};
