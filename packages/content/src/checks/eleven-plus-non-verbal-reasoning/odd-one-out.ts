import type { ChecksByFamily } from '../check.ts';
import { features, figureOf } from '../support/figures.ts';
import type { Seen } from '../support/figures.ts';

/** Everything a pupil might compare: each feature, and sums and differences of a figure's numbers. */
const looks: readonly ((figure: Seen) => string | number)[] = [
  ...features.map((feature) => (figure: Seen) => figure[feature]),
  (figure) => figure.dots - figure.sides,
  (figure) => figure.dots + figure.sides,
  (figure) => figure.inner - figure.sides,
  (figure) => figure.inner + figure.sides,
];

export const oddOneOutChecks: ChecksByFamily = {
  // The correct option is the only one that differs from the other four in something.
  'odd-figure-out': (question) => {
    const figures = question.options.map((option) => figureOf('image' in option ? option.image.svg : ''));
    const alone = looks.flatMap((look) => {
      const values = figures.map(look);
      const odd = values.flatMap((value, index) =>
        values.filter((other) => other === value).length === 1 ? [index] : [],
      );
      return odd.length === 1 && new Set(values).size === 2 ? odd : [];
    });
    return figures.map((_, index) => alone.includes(index));
  },
};
