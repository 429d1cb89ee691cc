import { itemAt } from '../../item-at.ts';
import type { ChecksByFamily } from '../check.ts';
import { figureOf, figuresIn, sameFigure } from '../support/figures.ts';
import type { Seen } from '../support/figures.ts';

/** The value after four values that are constant, change in equal steps (angles modulo 360) or repeat in a cycle. */
function nextNumber(values: readonly number[], ring = 0): number {
  const wrap = (value: number) => (ring === 0 ? value : ((value % ring) + ring) % ring);
  const steps = values.slice(1).map((value, index) => wrap(value - itemAt(values, index)));
  return steps.every((step) => step === steps[0])
    ? wrap(itemAt(values, -1) + itemAt(steps, 0))
    : itemAt(values, 2) === itemAt(values, 0)
      ? itemAt(values, 0)
      : NaN;
}

function nextFill(fills: readonly string[]): string {
  return new Set(fills).size === 1
    ? itemAt(fills, 0)
    : fills[3] === fills[0]
      ? itemAt(fills, 1)
      : itemAt(fills, 0);
}

export const figureSeriesChecks: ChecksByFamily = {
  'what-comes-next': (question) => {
    const shown = figuresIn(question.image?.svg ?? '');
    const values = (feature: 'sides' | 'pointer' | 'dots' | 'inner' | 'size') =>
      shown.map((figure) => figure[feature]);
    const expected: Seen = {
      sides: nextNumber(values('sides')),
      fill: nextFill(shown.map(({ fill }) => fill)),
      pointer: itemAt(shown, 0).pointer < 0 ? -1 : nextNumber(values('pointer'), 360),
      dots: nextNumber(values('dots')),
      inner: nextNumber(values('inner')),
      size: nextNumber(values('size')),
    };
    return question.options.map(
      (option) => 'image' in option && sameFigure(figureOf(option.image.svg), expected),
    );
  },
};
