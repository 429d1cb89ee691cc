import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const isValue = (option: string, value: number) =>
  Math.abs(evaluate(option) - value) < 1e-9 * Math.max(1, value);

export const geometryChecks: ChecksByFamily = {
  'parallel-lines': checkNumber((text) => {
    const [angle = NaN] = numbersIn(text);
    return text.includes('on the same side') ? 180 - angle : angle;
  }),
  pythagoras: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.includes('The longest side is x')
      ? Math.hypot(first, second)
      : Math.sqrt(second ** 2 - first ** 2);
  }),
  trigonometry: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text).slice(1);
    if (text.includes('angle x,')) return round((Math.atan(first / second) * 180) / Math.PI);
    return round(first * (text.includes('opposite') ? Math.sin(radians(second)) : Math.cos(radians(second))));
  }),
  circles: checkEachOption((option, text) => {
    const [length = NaN, angle = 360] = numbersIn(text);
    const radius = text.includes('diameter') ? length / 2 : length;
    const whole = text.includes('area') ? Math.PI * radius ** 2 : 2 * Math.PI * radius;
    return isValue(option, (whole * angle) / 360);
  }),
  solids: checkEachOption((option, text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return isValue(
      option,
      text.includes('similar') ? third * (second / first) ** 3 : Math.PI * first ** 2 * second,
    );
  }),
  'polygon-angles': checkNumber((text) => {
    const [given = NaN] = numbersIn(text);
    if (text.includes('How many sides')) return 360 / (180 - given);
    return text.includes('interior') ? ((given - 2) * 180) / given : 360 / given;
  }),
};
