import { money, formatPrintedNumber } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { poundsIn, percentIn } from './ratio-and-proportion-checks.ts';

const things = [
  ['a jacket', 'coat'],
  ['a phone', 'phone'],
  ['a bus pass', 'pass'],
  ['a pair of boots', 'boots'],
  ['a tablet', 'tablet'],
] as const;

/** A price in pence before and after a change by some per cent. */
function changeOf(random: Random) {
  const [thing] = random.pick(things);
  const percent = random.pick([5, 10, 12, 15, 20, 25, 30, 35, 40]);
  const price = random.int(2, 20) * 2000;
  const rise = random.chance(0.5);
  const change = rise ? percent : -percent;
  return { thing, percent, price, rise, change, changed: (price * (100 + change)) / 100 };
}

function newPrice(random: Random): Draft {
  const { thing, percent, price, rise, change, changed } = changeOf(random);
  return {
    body: `The price of ${thing} is ${money(price)}. It ${rise ? 'rises' : 'falls'} by ${percent}%. What is the new price?`,
    answer: money(changed),
    mistakes: [
      [money((price * percent) / 100), 'giving the change instead of the new price'],
      [money((price * (100 - change)) / 100), `making the price ${rise ? 'fall' : 'rise'}`],
      [money(price + change * 100), `${rise ? 'adding' : 'subtracting'} £${percent}`],
      [money(changed + 1000), ''],
    ],
    explanation: `${percent}% of ${money(price)} is ${money((price * percent) / 100)}. ${money(price)} ${rise ? '+' : '−'} ${money((price * percent) / 100)} = ${money(changed)}.`,
  };
}

function percentageChange(random: Random): Draft {
  const { thing, percent, price, rise, changed } = changeOf(random);
  const show = (value: number) => `${formatPrintedNumber(value, Number.isInteger(value) ? 0 : 1)}%`;
  return {
    body: `The price of ${thing} ${rise ? 'rises' : 'falls'} from ${money(price)} to ${money(changed)}. What is the percentage ${rise ? 'increase' : 'decrease'}?`,
    answer: show(percent),
    mistakes: [
      [show((100 * Math.abs(changed - price)) / changed), 'comparing with the new price'],
      [show((100 * changed) / price), 'giving the new price as a percentage of the old'],
      [show(Math.abs(changed - price) / 100), 'giving the change in pounds'],
      [show(percent + 5), ''],
    ],
    explanation: `The change is ${money(Math.abs(changed - price))}. As a percentage of the old price that is ${money(Math.abs(changed - price))} ÷ ${money(price)} × 100 = ${percent}%.`,
  };
}

function oldPrice(random: Random): Draft {
  const { thing, percent, price, rise, change, changed } = changeOf(random);
  return {
    body: `After a ${percent}% ${rise ? 'increase' : 'reduction'} the price of ${thing} is ${money(changed)}. What was the price before?`,
    answer: money(price),
    mistakes: [
      [
        money(Math.round((changed * (100 - change)) / 100)),
        `${rise ? 'taking off' : 'adding'} ${percent}% of the new price`,
      ],
      [money(Math.round((changed * (100 + change)) / 100)), 'changing the price a second time'],
      [money(Math.round((changed * percent) / 100)), `finding ${percent}% of the new price`],
      [money(price + 500), ''],
    ],
    explanation: `The new price is ${100 + change}% of the old one, so the old one is ${money(changed)} ÷ ${formatPrintedNumber((100 + change) / 100)} = ${money(price)}.`,
  };
}

export const family: Family = {
  name: 'percentage-change',
  syllabus: 'Percentage increase and decrease, also in reverse',
  levels: {
    1: 'two steps: the percentage, then add or subtract it',
    2: 'two steps: the change, then as a percentage of the old price',
    3: 'two steps backwards, from the new price to the old',
  },
  write: byDifficulty({ 1: newPrice, 2: percentageChange, 3: oldPrice }),
  check: (question) => {
    const text = question.body ?? '';
    const [first = NaN, second = NaN] = poundsIn(text.replace(/[\d.]+%/, ''));
    const change = percentIn(text) * (/falls|reduction/.test(text) ? -1 : 1);
    const expected = text.includes('percentage')
      ? (100 * Math.abs(second - first)) / first
      : text.includes('before')
        ? first / (1 + change / 100)
        : first * (1 + change / 100);
    return question.options.map(
      (option) => 'text' in option && Math.abs((poundsIn(option.text)[0] ?? NaN) - expected) < 1e-6,
    );
  },
};
