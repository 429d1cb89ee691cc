import { checkNumber } from '#checks/check.ts';
import { code } from '#sets/question-set.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

const asked = (argument: number, limit: number, base: number, result: string) =>
  `What does f(${argument}) return?\n${code('function f(n)', `  if n <= ${limit} then`, `    return ${base}`, '  else', `    return ${result}`, '  endif', 'endfunction')}`;

const show = formatPrintedNumber;

function sumOfArguments(random: Random): Draft {
  const [step, base, limit] = [random.int(2, 4), random.int(0, 5), random.int(0, 2)];
  const argument = random.int(limit + 2 * step, limit + 4 * step);
  const added: number[] = [];
  for (let n = argument; n > limit; n -= step) added.push(n);
  const value = added.reduce((sum, each) => sum + each, base);
  return {
    body: asked(argument, limit, base, `n + f(n - ${step})`),
    answer: show(value),
    mistakes: [
      [show(value - base), 'leaving out the base case'],
      [show(argument + base), 'making only one call'],
      [show(value - (added.at(-1) ?? 0)), 'stopping one call too early'],
      ...nearbyNumbers(value, step),
    ],
    explanation: `The calls add ${added.join(' + ')}, and the base case returns ${base}: the result is ${show(value)}.`,
  };
}

function multiplied(random: Random): Draft {
  const [factor, plus, base, argument] = [
    random.int(2, 3),
    random.int(1, 5),
    random.int(1, 4),
    random.int(3, 5),
  ];
  const values = [base];
  for (let n = 2; n <= argument; n++) values.push((values.at(-1) ?? 0) * factor + plus);
  const value = values.at(-1) ?? 0;
  return {
    body: asked(argument, 1, base, `${factor} * f(n - 1) + ${plus}`),
    answer: show(value),
    mistakes: [
      [show(values.at(-2) ?? 0), 'making one call too few'],
      [show(value * factor + plus), 'making one call too many'],
      [show(value - plus), 'not adding at the last step'],
      [show(base * factor ** (argument - 1) + plus), 'adding only once'],
      ...nearbyNumbers(value, 1),
    ],
    explanation: `f(1) to f(${argument}) are ${values.map((each) => show(each)).join(', ')}: each is ${factor} times the one before, plus ${plus}.`,
  };
}

function twoCalls(random: Random): Draft {
  const [plus, base, argument] = [random.int(1, 4), random.int(1, 4), random.int(5, 7)];
  const back = random.pick([2, 3]);
  const values = [base];
  for (let n = 1; n <= argument; n++)
    values.push(n <= 2 ? base : (values[n - 1] ?? 0) + (values[n - back] ?? 0) + plus);
  const value = values[argument] ?? 0;
  const without = [base, base, base];
  for (let n = 3; n <= argument; n++) without.push((without[n - 1] ?? 0) + (without[n - back] ?? 0));
  return {
    body: asked(argument, 2, base, `f(n - 1) + f(n - ${back}) + ${plus}`),
    answer: show(value),
    mistakes: [
      [show(values[argument - 1] ?? 0), 'stopping one step too early'],
      [show(without[argument] ?? 0), `leaving out the ${plus}`],
      [show(value + plus), `adding the ${plus} once too often`],
      [show((values[argument - 1] ?? 0) * 2), 'doubling the value before'],
      ...nearbyNumbers(value, 1),
    ],
    explanation: `f(1) and f(2) are ${base}, and the values up to f(${argument}) are ${values
      .slice(1)
      .map((each) => show(each))
      .join(', ')}.${back === 3 ? ` f(0) is ${base} too.` : ''}`,
  };
}

export const family: Family = {
  name: 'recursion',
  syllabus: 'Tracing recursive functions',
  levels: {
    2: 'One recursive call, to which n is added',
    3: 'One recursive call, which is multiplied',
    5: 'Two recursive calls',
  },
  write: byDifficulty({ 2: sumOfArguments, 3: multiplied, 5: twoCalls }),
  check: checkNumber((text) => {
    const pick = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    const limit = Number(pick(/n <= (\d+)/));
    const base = Number(pick(/then\s+return (\d+)/));
    const terms = pick(/else\s+return (.+)/).split(' + ');
    const solve = (n: number): number => {
      if (n <= limit) return base;
      return terms.reduce((sum, term) => {
        const [, factor = '1', less] = /^(?:(\d+) \* )?f\(n - (\d+)\)$/.exec(term) ?? [];
        if (less !== undefined) return sum + Number(factor) * solve(n - Number(less));
        return sum + (term === 'n' ? n : Number(term));
      }, 0);
    };
    return solve(Number(pick(/does f\((\d+)\)/)));
  }),
};
