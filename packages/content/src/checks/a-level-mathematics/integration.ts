import { itemAt } from '../../item-at.ts';
import { checkEachOption, checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, gradient, integral } from '../support/expression.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const near = (one: number, other: number) => Math.abs(one - other) < 1e-4 * Math.max(1, Math.abs(one));

/** A number printed above or below the line. */
const smallNumber = (text: string) =>
  Number([...text].map((sign) => '0123456789-'.charAt('₀₁₂₃₄₅₆₇₈₉₋⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(sign) % 11)).join(''));

/** Differentiating the option must give the integrand. */
const antiderivative = checkEachOption((option, text) => {
  const inside = part(text, /(?:∫|Integrate) (.*?)(?: dx| with respect)/);
  const plain = option.replace(/ \+ c$/, '');
  return (
    option.endsWith('+ c') && [0.6, 1.1, 1.7].every((x) => near(gradient(plain, x), evaluate(inside, { x })))
  );
});

export const integrationChecks: ChecksByFamily = {
  powers: antiderivative,
  definite: checkNumber((text) => {
    const low = smallNumber(part(text, /∫([₋₀₁₂₃₄₅₆₇₈₉]+)/));
    const high = smallNumber(part(text, /∫[₋₀₁₂₃₄₅₆₇₈₉]+([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/));
    return Math.round(1e6 * integral(part(text, /(\(.*\)) dx/), low, high)) / 1e6;
  }, 1e-6),
  areas: checkNumber((text) => {
    if (text.includes('the line')) {
      const height = itemAt(numbersIn(part(text, /line (.*)\?/)), 0);
      return integral(`${height} − x²`, -Math.sqrt(height), Math.sqrt(height));
    }
    const curve = part(text, /curve y = (.*) and/);
    const root =
      Array.from({ length: 20 }, (_, index) => index + 1).find((x) => evaluate(curve, { x }) === 0) ?? NaN;
    return integral(curve, 0, root);
  }, 1e-6),
  'standard-functions': antiderivative,
  'by-parts-and-trapezium': (question) => {
    const text = question.body ?? '';
    if (!text.includes('trapezium')) return antiderivative(question);
    const heights = numbersIn(part(text, /y-values (.*) at four/));
    const width = Number(part(text, /are ([\d.]+) apart/));
    const area = heights
      .slice(1)
      .reduce((sum, height, index) => sum + (width * (height + itemAt(heights, index))) / 2, 0);
    return question.options.map(
      (option) => 'text' in option && near(itemAt(numbersIn(option.text), 0), area),
    );
  },
};
