import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { three } from '#checks/support/arithmetic.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-statistics-and-mechanics-checks.ts';

const show = (value: number) => formatPrintedNumber(Number(value.toFixed(4)));

/** A normal variable with the probability below a limit, in thousandths. */
function given(random: Random) {
  const [mean, away] = [random.int(20, 90), random.int(3, 18)];
  const below = random.int(560, 960) / 1000;
  const limit = mean + away;
  const body = `X is normally distributed with mean ${mean}, and P(X < ${limit}) = ${show(below)}.`;
  return { mean, limit, mirrored: mean - away, below, body };
}

function tail(random: Random): Draft {
  const { mirrored, limit, below, body } = given(random);
  const isMirrored = random.chance(0.5);
  const isAbove = random.chance(0.5);
  const answer = isMirrored === isAbove ? below : 1 - below;
  if (!isMirrored && !isAbove) return noDraft;
  return {
    body: `${body} What is P(X ${isAbove ? '>' : '<'} ${isMirrored ? mirrored : limit})?`,
    answer: show(answer),
    mistakes: [
      [show(1 - answer), 'taking the other side of the limit'],
      [show(below - 0.5), 'finding the area from the mean to the limit'],
      [show(2 * below - 1), 'finding the area between both limits'],
      [show(answer / 2), 'halving by symmetry'],
    ],
    explanation: isMirrored
      ? `${mirrored} lies as far below the mean as ${limit} above it, so by symmetry the probability is ${isAbove ? `the same, ${show(below)}` : `1 − ${show(below)} = ${show(answer)}`}.`
      : `The whole area is 1: 1 − ${show(below)} = ${show(answer)}.`,
  };
}

function between(random: Random): Draft {
  const { mean, mirrored, limit, below, body } = given(random);
  const fromMean = random.chance(0.5);
  const answer = fromMean ? below - 0.5 : 2 * below - 1;
  return {
    body: `${body} What is P(${fromMean ? mean : mirrored} < X < ${limit})?`,
    answer: show(answer),
    mistakes: [
      [
        show(fromMean ? 2 * below - 1 : below - 0.5),
        fromMean ? 'finding the area on both sides of the mean' : 'finding the area on one side of the mean',
      ],
      [show(1 - below), 'finding the area above the limit'],
      [show(2 - 2 * below), 'finding the area outside'],
      [show(below / 2), 'halving the probability given'],
    ],
    explanation: fromMean
      ? `Half of the area lies below the mean: ${show(below)} − 0.5 = ${show(answer)}.`
      : `${show(1 - below)} lies above ${limit} and, by symmetry, as much below ${mirrored}: 1 − 2 × ${show(1 - below)} = ${show(answer)}.`,
  };
}

function conditional(random: Random): Draft {
  const { mean, limit, below, body } = given(random);
  const sized = (value: number) => toSignificantFigures(value);
  const isMean = random.chance(0.5);
  const answer = isMean ? (1 - below) / 0.5 : (below - 0.5) / below;
  return {
    body: isMean
      ? `${body} What is P(X > ${limit} | X > ${mean}), to 3 significant figures?`
      : `${body} What is P(X > ${mean} | X < ${limit}), to 3 significant figures?`,
    answer: sized(answer),
    mistakes: [
      [sized(isMean ? 1 - below : below - 0.5), 'leaving out the condition'],
      [
        sized(isMean ? (1 - below) / 2 : (below - 0.5) * below),
        'multiplying by the probability of the condition',
      ],
      [sized(1 - answer), 'finding the opposite under the condition'],
      [sized(isMean ? 0.5 / below : 0.5 / below), 'dividing the wrong probabilities'],
    ],
    explanation: isMean
      ? `P(X > ${limit}) is ${show(1 - below)} and P(X > ${mean}) is 0.5. The first lies inside the second, so divide: ${sized(answer)}.`
      : `P(${mean} < X < ${limit}) is ${show(below - 0.5)}. Divide by P(X < ${limit}) = ${show(below)}: ${sized(answer)}.`,
  };
}

function approximation(random: Random): Draft {
  const [n, p] = [random.int(8, 40) * 10, random.pick([0.4, 0.45, 0.5, 0.55, 0.6])];
  const mean = n * p;
  const deviation = Math.sqrt(n * p * (1 - p));
  const k = Math.round(mean + deviation * random.pick([-1.5, -1, -0.5, 0.5, 1, 1.5]));
  const z = (value: number, by = deviation) => formatPrintedNumber((value - mean) / by, 2);
  const isUpTo = random.chance(0.5);
  const corrected = isUpTo ? k + 0.5 : k - 0.5;
  return {
    body: `X ~ B(${n}, ${p}). To find P(X ${isUpTo ? '≤' : '≥'} ${k}) with a normal approximation and a continuity correction, which value of z is used, to 2 decimal places?`,
    answer: z(corrected),
    mistakes: [
      [z(k), 'leaving out the continuity correction'],
      [z(isUpTo ? k - 0.5 : k + 0.5), 'correcting the wrong way'],
      [z(corrected, n * p * (1 - p)), 'dividing by the variance'],
      [z(2 * mean - corrected), 'subtracting the wrong way round'],
    ],
    explanation: `The mean is ${n} × ${p} = ${show(mean)} and the variance ${show(n * p * (1 - p))}. ${isUpTo ? `Up to ${k} means below ${corrected}` : `At least ${k} means above ${corrected}`}, so z = (${corrected} − ${show(mean)}) ÷ ${toSignificantFigures(deviation, 4)} = ${z(corrected)}.`,
  };
}

export const family: Family = {
  name: 'normal-areas',
  syllabus: 'Areas under the normal curve, and the normal approximation',
  levels: {
    1: 'one step: the opposite, or the symmetry of the curve',
    2: 'two steps: both sides of the mean',
    3: 'three steps: two areas, then a conditional probability',
    4: 'five steps: mean, variance, continuity correction, difference, quotient',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: tail, 2: between, 3: conditional, 4: approximation }),
  check: checkNumber((text) => {
    const binomial = /X ~ B\((\d+), ([\d.]+)\)/.exec(text);
    if (binomial) {
      const [n, p] = [Number(binomial[1]), Number(binomial[2])];
      const [, sign, k] = /P\(X ([≤≥]) (\d+)\)/.exec(text) ?? [];
      const edge = Number(k) + (sign === '≤' ? 0.5 : -0.5);
      return Number(((edge - n * p) / Math.sqrt(n * p - n * p * p)).toFixed(2));
    }
    const mean = numberAt(text, /mean (\d+)/);
    const [limit, below] = [numberAt(text, /P\(X < (\d+)\)/), numberAt(text, /\) = ([\d.]*\d)\./)];
    // The area below any of the three values that a question can name.
    const areaBelow = (value: number) => (value === mean ? 0.5 : value === limit ? below : 1 - below);
    const asked = text.slice(text.indexOf('What is P('));
    const [first = NaN, second = NaN] = numbersIn(asked);
    if (asked.includes('|')) {
      const inside = asked.includes(`X > ${limit} |`)
        ? [1 - areaBelow(first), 1 - areaBelow(second)]
        : [areaBelow(second) - areaBelow(first), areaBelow(second)];
      return three((inside[0] ?? NaN) / (inside[1] ?? NaN));
    }
    if (asked.includes('< X <')) return areaBelow(second) - areaBelow(first);
    return asked.includes('>') ? 1 - areaBelow(first) : areaBelow(first);
  }, 1e-9),
};
