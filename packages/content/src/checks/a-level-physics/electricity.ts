import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';

const three = (value: number) => Number(value.toPrecision(3));
const read = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

export const electricityChecks: ChecksByFamily = {
  'internal-resistance': checkNumber((text) => {
    const emf = read(text, /e\.m\.f\. ([\d.]+)/);
    const inner = read(text, /internal resistance ([\d.]+)/);
    const outer = read(text, /resistor of ([\d.]+)/);
    const current = emf / (inner + outer);
    return three(
      text.includes('the current,')
        ? current
        : text.includes('terminal')
          ? emf - current * inner
          : emf * current - current ** 2 * outer,
    );
  }, 1e-6),
  resistivity: checkNumber((text) => {
    const rho = read(text, /resistivity of ([\d.]+)/) * 1e-8;
    const length = read(text, /length (?:of )?([\d.]+) m/);
    const diameter = read(text, /diameter ([\d.]+) mm/) * 1e-3;
    const area = Number.isNaN(diameter)
      ? read(text, /cross-section of ([\d.]+)/) * 1e-6
      : (Math.PI * diameter ** 2) / 4;
    const replaced = text.includes('half the diameter') ? (2 * length) / (area / 4) : length / area;
    return three(rho * replaced);
  }, 1e-6),
};
