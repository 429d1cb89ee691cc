import { itemAt } from '../../item-at.ts';
import type { Check } from '../check.ts';
import { features, optionFigures, seen } from '../support/figures.ts';
import type { Seen } from '../support/figures.ts';
import { boxesOf } from '../support/svg.ts';

type Value = string | number;

interface Finding {
  cost: number;
  value: Value;
}

const modulo = (value: number, ring: number) => ((value % ring) + ring) % ring;

/** Every simple rule that fits the values shown (null is the gap), with what it puts into the gap. */
export function rulesThatFit(values: readonly (Value | null)[], ring: number): Finding[] {
  const gap = values.indexOf(null);
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const found: Finding[] = [];
  if (new Set(known.map(({ value }) => value)).size === 1)
    found.push({ cost: 0, value: itemAt(known, 0).value });
  for (const length of [2, 3]) {
    const groups = Array.from({ length }, (_, rest) => known.filter(({ index }) => index % length === rest));
    const same = groups.every((group) => new Set(group.map(({ value }) => value)).size <= 1);
    const here = groups[gap % length]?.[0];
    // A cycle of three is seen only where a value comes back.
    if (same && here) found.push({ cost: length - 1, value: here.value });
  }
  if (known.every(({ value }) => typeof value === 'number')) {
    const numbers = known.map(({ value, index }) => ({ value: Number(value), index }));
    const first = itemAt(numbers, 0);
    const steps = ring < 100 ? [1, 2, 3, 4, 5, 6, 7] : [-3, -2, -1, 1, 2, 3];
    for (const step of steps) {
      const at = (index: number) => modulo(first.value + step * (index - first.index), ring);
      if (numbers.every(({ value, index }) => at(index) === modulo(value, ring)))
        found.push({ cost: 1, value: at(gap) });
    }
  }
  return found;
}

/** The values that the cheapest rules, and those at most one step dearer, put into the gap. */
function candidates(values: readonly (Value | null)[], ring: number): Value[] {
  const found = rulesThatFit(values, ring);
  const cheapest = Math.min(...found.map(({ cost }) => cost));
  return found.filter(({ cost }) => cost <= cheapest + 1).map(({ value }) => value);
}

/** The option that every simple rule of every feature selects. */
export const checkSeries: Check = (question) => {
  const boxes = boxesOf(question.image?.svg ?? '');
  const figures = boxes.map((marks) =>
    marks.length === 0 || !marks.some(({ tag }) => tag !== 'path' && tag !== 'g') ? null : seen(marks),
  );
  const allowed = features.map((feature) =>
    candidates(
      figures.map((figure) => figure?.[feature] ?? null),
      feature === 'arm' || feature === 'turn' ? 8 : 1000,
    ),
  );
  const fits = (figure: Seen) =>
    features.every((feature, index) => itemAt(allowed, index).includes(figure[feature]));
  return optionFigures(question).map(fits);
};
