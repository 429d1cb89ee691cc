import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

const product = (values: readonly number[]) => values.reduce((all, each) => all * each, 1);

export const dataStorageChecks: ChecksByFamily = {
  'image-size': (question) => {
    const bits = product(numbersIn(question.body ?? '').slice(0, 3));
    return question.options.map((option) => {
      const text = 'text' in option ? option.text : '';
      const unit = text.includes('kilobytes') ? 8000 : text.includes('bytes') ? 8 : 1;
      return Math.abs((numbersIn(text)[0] ?? NaN) * unit - bits) < 1e-6;
    });
  },
  'sound-size': checkNumber((text) => (product(numbersIn(text)) * (text.includes('stereo') ? 2 : 1)) / 8),
  combinations: checkNumber((text) => {
    const [given = NaN] = numbersIn(text);
    if (!text.includes('smallest')) return product(Array.from({ length: given }, () => 2));
    let bits = 0;
    while (product(Array.from({ length: bits }, () => 2)) < given) bits++;
    return bits;
  }),
};
