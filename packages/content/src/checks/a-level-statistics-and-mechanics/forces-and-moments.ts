import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const g = 9.8;
const three = (value: number) => Number(value.toPrecision(3));
const before = (unit: string, text: string) =>
  [...text.matchAll(new RegExp(`([\\d.,]*\\d) ${unit}`, 'g'))].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );
const coefficientIn = (text: string) => Number(/coefficient of friction (?:is )?([\d.]*\d)/.exec(text)?.[1]);

export const forcesAndMomentsChecks: ChecksByFamily = {
  'newtons-second-law': checkNumber((text) => {
    const [mass = NaN] = before('kg', text);
    const [force = NaN, resistance = 0] = before('N\\b', text);
    if (text.includes('What is the resultant')) return mass * (before('m/s²', text)[0] ?? NaN);
    return (force - resistance) / mass;
  }),
  moments: checkNumber((text) => {
    const [first = NaN, second = NaN] = before('N\\b', text);
    const [near = NaN, far = NaN] = before('m\\b', text);
    if (text.includes('spanner')) return first * near;
    return text.includes('distance x') ? (second * near) / first : (first * near) / far;
  }),
  friction: checkNumber((text) => {
    const [mass = NaN] = before('kg', text);
    const most = coefficientIn(text) * mass * g;
    return text.includes('greatest friction') ? most : ((before('N\\b', text)[0] ?? NaN) - most) / mass;
  }, 1e-6),
  'pulleys-and-slopes': checkNumber((text) => {
    const masses = before('kg', text);
    if (text.includes('slope')) {
      const angle = ((numbersIn(text.slice(text.indexOf('slope at')))[0] ?? NaN) * Math.PI) / 180;
      return three(g * Math.sin(angle) - coefficientIn(text) * g * Math.cos(angle));
    }
    const [light = NaN, heavy = NaN] = masses;
    // T − light g = light a and heavy g − T = heavy a, solved for a by finding the tension that fits both.
    const a = (g * (heavy - light)) / (heavy + light);
    return three(text.includes('tension') ? heavy * (g - a) : a);
  }, 1e-6),
};
