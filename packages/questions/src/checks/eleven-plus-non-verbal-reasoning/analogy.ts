import { itemAt } from '../../item-at.ts';
import type { Check } from '../check.ts';
import { features, figuresIn, optionFigures } from '../support/figures.ts';
import type { Feature, Seen } from '../support/figures.ts';

type Value = string | number;

/** What a feature of the third figure may become, by every rule that the first pair allows. */
function outcomes(feature: Feature, [first, second, third]: readonly [Seen, Seen, Seen]): Value[] {
  const [from, to, start] = [first[feature], second[feature], third[feature]];
  if (from === to) return [start];
  const found: Value[] = [];
  const swapped = first.shape === second.inner && first.inner === second.shape;
  if (swapped && feature === 'shape') return [third.inner];
  if (swapped && feature === 'inner') return [third.shape];
  found.push(to);
  if (start === to) found.push(from);
  if (
    typeof from === 'number' &&
    typeof to === 'number' &&
    typeof start === 'number' &&
    from >= 0 &&
    to >= 0
  ) {
    const next = start + to - from;
    found.push(feature === 'dots' ? next : (next + 8) % 8);
  }
  return found;
}

/** The options whose every feature follows from the first pair by some rule. */
export const checkAnalogy: Check = (question) => {
  const [first, second, third] = figuresIn(question.image?.svg ?? '');
  if (!first || !second || !third) return [];
  const allowed = features.map((feature) => outcomes(feature, [first, second, third]));
  return optionFigures(question).map((option) =>
    features.every((feature, index) => itemAt(allowed, index).includes(option[feature])),
  );
};

/** Whether a feature changes from the option to the fourth figure exactly as in the first pair. */
function changesAlike(feature: Feature, [first, second, option, fourth]: readonly [Seen, Seen, Seen, Seen]) {
  const [from, to, start, end] = [first[feature], second[feature], option[feature], fourth[feature]];
  if (from === to) return start === end;
  if (first.shape === second.inner && first.inner === second.shape) {
    if (feature === 'shape') return option.shape === fourth.inner;
    if (feature === 'inner') return option.inner === fourth.shape;
  }
  if (typeof from === 'number' && typeof to === 'number')
    return (Number(end) - Number(start) - (to - from)) % (feature === 'dots' ? 1000 : 8) === 0;
  return from === start && to === end;
}

/** The options that the change of the first pair turns into the last figure. */
export const checkEarlierFigure: Check = (question) => {
  const [first, second, fourth] = figuresIn(question.image?.svg ?? '');
  if (!first || !second || !fourth) return [];
  return optionFigures(question).map((option) =>
    features.every((feature) => changesAlike(feature, [first, second, option, fourth])),
  );
};
