import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

export const ratioAndProportionChecks: ChecksByFamily = {
  'simplest-form': (question) => {
    const [first = NaN, second = NaN] = numbersIn(question.body ?? '');
    return question.options.map((option) => {
      const [left = NaN, right = NaN] = numbersIn('text' in option ? option.text : '');
      const factors = Array.from({ length: left }, (_, index) => index + 1).filter(
        (factor) => left % factor === 0 && right % factor === 0,
      );
      return first * right === second * left && factors.length === 1;
    });
  },
  sharing: checkNumber((text) => {
    const [total = NaN, first = NaN, second = NaN] = numbersIn(text);
    const part = total / (first + second);
    return text.includes('How many more') ? Math.abs(first - second) * part : second * part;
  }),
  recipes: checkNumber((text) => {
    const [serves = NaN, grams = NaN, target = NaN] = numbersIn(text);
    return (grams / serves) * target;
  }),
  'map-scales': checkNumber((text) => {
    const [one = NaN, scale = NaN, apart = NaN] = numbersIn(text);
    return ((text.includes('1 :') ? scale / 100_000 : scale) * apart) / one;
  }),
  'best-value': (question) => {
    const unit = question.options.map((option) => {
      const [rolls = NaN, price = NaN] = numbersIn('text' in option ? option.text.replace('£', '') : '');
      return price / rolls;
    });
    return unit.map((price) => price === Math.min(...unit));
  },
};
