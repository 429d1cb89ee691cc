import { optionTexts, textOf, type Check } from '#checks/check.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const printedNumber = /(?<![\w.])(−?)(\d[\d,]*(?:\.\d+)?)(?: × 10(⁻?)([⁰¹²³⁴-⁹]+))?/g;

/** All numbers of a text in their order, also those in standard form: `6.63 × 10⁻³⁴`. */
export function valuesIn(text: string): number[] {
  return [...text.matchAll(printedNumber)].map(([, minus, digits = '', minusOfPower, power = '']) => {
    const exponent = [...power].reduce((value, digit) => 10 * value + superscripts.indexOf(digit), 0);
    const size = Number(digits.replaceAll(',', '')) * 10 ** (minusOfPower ? -exponent : exponent);
    return minus ? -size : size;
  });
}

type Given = readonly [number, number, number, number, number, number, number, number];

/**
 * Accepts the options that agree with the result calculated from the numbers of the text, in their order. Options have
 * three significant figures.
 */
export function checkQuantity(work: (given: Given, text: string) => number): Check {
  return (question) => {
    const text = textOf(question);
    const values = valuesIn(text);
    const given = Array.from({ length: 8 }, (_, index) => values[index] ?? NaN) as unknown as Given;
    const expected = work(given, text);
    return optionTexts(question).map((option) => {
      const [printed = NaN] = valuesIn(option);
      return Math.abs(printed - expected) <= 0.006 * Math.abs(expected);
    });
  };
}
