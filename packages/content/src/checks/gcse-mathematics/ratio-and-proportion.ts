import { checkNumber, checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const poundsIn = (text: string) => numbersIn(text.replaceAll('£', ''));
const percentIn = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);

export const ratioAndProportionChecks: ChecksByFamily = {
  'percentage-change': (question) => {
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
  'compound-change': checkNumber((text) => {
    const [start = NaN, , years = NaN] = poundsIn(text);
    const factor = 1 + (percentIn(text) * (text.includes('loses') ? -1 : 1)) / 100;
    return Math.round(100 * start * factor ** years) / 100;
  }),
  'compound-measures': checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text.replace(/cm[²³]/g, ''));
    if (text.includes('What is the force')) return first * second;
    return text.includes('What is the volume') ? second / first : first / second;
  }),
  'direct-and-inverse': checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    if (!text.includes('proportional')) return (first * second) / third;
    const power = text.includes('square') ? 2 : 1;
    return second * (third / first) ** (text.includes('inversely') ? -power : power);
  }),
  ratios: checkEachOption((option, text) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN] = numbersIn(text.replace(/£\d+/, ''));
    if (text.includes('all three')) {
      const [x = NaN, y = NaN, z = NaN] = numbersIn(option);
      const shared = Array.from({ length: x }, (_, index) => index + 2).some((each) =>
        [x, y, z].every((value) => value % each === 0),
      );
      return x * b === y * a && y * d === z * c && !shared;
    }
    const amount = Number(/£(\d+)/.exec(text)?.[1]);
    const expected = text.includes('more than') ? (amount / (b - a)) * (a + b) : (amount / (a + b)) * b;
    return poundsIn(option)[0] === expected;
  }),
};
