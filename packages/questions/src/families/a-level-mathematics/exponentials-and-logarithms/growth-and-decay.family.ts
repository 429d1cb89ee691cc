import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { numberAt } from '../a-level-mathematics-checks.ts';

const show = formatPrintedNumber;

const fallingThings = ['car', 'van', 'laptop', 'tractor', 'camera'] as const;
const risingThings = ['painting', 'house', 'vintage guitar', 'stamp collection'] as const;

/** A value in pounds that changes by the same percentage each year. */
function value(random: Random) {
  const isFalling = random.chance(0.5);
  const percent = isFalling ? random.int(5, 28) : random.int(2, 14);
  const factor = Number((1 + ((isFalling ? -1 : 1) * percent) / 100).toFixed(2));
  const start = random.int(12, 90) * 200;
  const thing = random.pick(isFalling ? fallingThings : risingThings);
  const model = `The value £V of a ${thing} after t years is modelled by ${formula(`V = ${show(start)} × ${show(factor)}^t`)}.`;
  return { isFalling, percent, factor, start, model };
}

function percentage(random: Random): Draft {
  const { isFalling, percent, factor, model } = value(random);
  return {
    body: `${model} By what percentage does it ${isFalling ? 'fall' : 'rise'} each year?`,
    answer: `${percent}%`,
    mistakes: [
      [`${show(100 * factor)}%`, 'giving the factor as a percentage'],
      [`${show(percent / 10)}%`, 'a slip with the decimal point'],
      [`${100 - percent}%`, isFalling ? 'giving what is left' : 'subtracting from 100'],
      [`${2 * percent}%`, 'doubling the change'],
    ],
    explanation: `The factor ${show(factor)} is ${isFalling ? `1 − ${show(percent / 100)}` : `1 + ${show(percent / 100)}`}, so each year ${percent}% is ${isFalling ? 'lost' : 'added'}.`,
  };
}

function later(random: Random): Draft {
  const { isFalling, percent, factor, start, model } = value(random);
  const years = random.int(3, 9);
  const pounds = (amount: number) => `£${toSignificantFigures(amount)}`;
  const answer = start * factor ** years;
  return {
    body: `${model} What is its value after ${years} years, to 3 significant figures?`,
    answer: pounds(answer),
    mistakes: [
      [pounds(start * factor * years), 'multiplying by the years instead of raising to a power'],
      [
        pounds(Math.abs(start * (1 + ((isFalling ? -1 : 1) * percent * years) / 100))),
        'changing by the same number of pounds each year',
      ],
      [pounds(start * factor ** (years - 1)), 'counting one year too few'],
      [pounds(start * factor ** (years + 1)), 'counting one year too many'],
    ],
    explanation: `${formula(`${show(start)} × ${show(factor)}^${years}`)} is ${toSignificantFigures(answer)}.`,
  };
}

function firstYear(random: Random): Draft {
  const { isFalling, factor, start, model } = value(random);
  const limit =
    Math.round((start * (isFalling ? random.int(2, 6) / 10 : random.int(14, 30) / 10)) / 100) * 100;
  const exact = Math.log(limit / start) / Math.log(factor);
  const years = Math.ceil(exact);
  if (Math.abs((exact % 1) - 0.5) > 0.48 || years < 3 || years > 40) return noDraft;
  return {
    body: `${model} After how many whole years is it first ${isFalling ? 'below' : 'above'} £${show(limit)}?`,
    answer: String(years),
    mistakes: [
      [String(years - 1), 'rounding down'],
      [
        String(Math.ceil(Math.abs(start - limit) / (start * Math.abs(factor - 1)))),
        'changing by the same number of pounds each year',
      ],
      [String(years + 1), 'counting a year too many'],
      [
        String(Math.ceil(limit / start / Math.abs(Math.log(factor)))),
        'forgetting the logarithm of the quotient',
      ],
    ],
    explanation: `Solve ${formula(`${show(factor)}^t = ${show(limit)} ÷ ${show(start)}`)}: t is the quotient of two logarithms, about ${toSignificantFigures(exact)}. The first whole year after that is ${years}.`,
  };
}

function cooling(random: Random): Draft {
  const [room, above, t] = [random.int(16, 24), random.int(50, 70), random.int(4, 15)];
  const later = room + random.int(20, 44);
  const k = Math.log(above / (later - room)) / t;
  const three = (each: number) => toSignificantFigures(Math.abs(each));
  return {
    body: `The temperature of a drink after t minutes is modelled by ${formula(`T = ${room} + ${above}e^(−kt)`)}. After ${t} minutes it is ${later} °C. What is k, to 3 significant figures?`,
    answer: three(k),
    mistakes: [
      [three(Math.log((room + above) / later) / t), 'forgetting to subtract the constant first'],
      [three(k * t), 'forgetting to divide by the time'],
      [three((later - room) / above / t), 'forgetting the logarithm'],
      [three(Math.log10(above / (later - room)) / t), 'using a logarithm to base 10'],
    ],
    explanation: `${formula(`${above}e^(−${t}k) = ${later} − ${room} = ${later - room}`)}, so ${formula(`−${t}k = ln(${later - room}/${above})`)} and k is ${three(k)}.`,
  };
}

export const family: Family = {
  name: 'growth-and-decay',
  syllabus: 'Exponential growth and decay in context',
  levels: {
    1: 'one step: read the percentage from the factor',
    2: 'two steps: a power, then a product, with rounding',
    3: 'three steps: divide, the quotient of two logarithms, then the next whole year',
    4: 'four steps: subtract the constant, divide, take logarithms, divide by the time',
  },
  needsCalculator: true,
  write: byDifficulty({ 1: percentage, 2: later, 3: firstYear, 4: cooling }),
  check: checkNumber((text) => {
    if (text.includes('drink')) {
      const [, room, above] = (/T = (\d+) \+ (\d+)e/.exec(text) ?? []).map(Number);
      const [t, later] = [numberAt(text, /After (\d+) min/), numberAt(text, /it is (\d+) °C/)];
      return Number((-Math.log((later - (room ?? NaN)) / (above ?? NaN)) / t).toPrecision(3));
    }
    const model = (t: number) => evaluate(part(text, /V = (.*?)\. /).replace('^t', '^(t)'), { t });
    if (text.includes('percentage')) return Math.round(Math.abs(100 * (model(1) / model(0) - 1)));
    if (text.includes('What is its'))
      return Number(model(numberAt(text, /after (\d+) years,/)).toPrecision(3));
    const limit = Number(part(text, /(?:below|above) £([\d,]+)/).replaceAll(',', ''));
    const passed = (t: number) => (text.includes('below') ? model(t) < limit : model(t) > limit);
    return Array.from({ length: 99 }, (_, index) => index).find(passed) ?? NaN;
  }),
};
