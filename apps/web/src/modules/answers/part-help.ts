import type { PartLabel } from '@markwell/shared/answers/parts.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { useState } from 'react';

/** What a pupil has been shown to help with the parts of a question, and has crossed out there. */
export interface PartHelp {
  /** Whether the options of a part that is typed first were uncovered. */
  isUncovered: (label: PartLabel) => boolean;
  uncover: (label: PartLabel) => void;
  hintsShown: (label: PartLabel) => number;
  showHint: (label: PartLabel) => void;
  crossedOut: (label: PartLabel) => readonly OptionLetter[];
  /** Crosses an option out, or takes the cross away. */
  crossOut: (label: PartLabel, letter: OptionLetter) => void;
}

/** The list with the item, or without it if it had it. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** The help with one question, kept as long as it is on the page. */
export function usePartHelp(): PartHelp {
  const [uncovered, setUncovered] = useState<readonly PartLabel[]>([]);
  const [hints, setHints] = useState<readonly PartLabel[]>([]);
  const [crossedOut, setCrossedOut] = useState<Partial<Record<PartLabel, readonly OptionLetter[]>>>({});
  return {
    isUncovered: (label) => uncovered.includes(label),
    uncover: (label) => setUncovered((before) => [...before, label]),
    hintsShown: (label) => hints.filter((each) => each === label).length,
    showHint: (label) => setHints((before) => [...before, label]),
    crossedOut: (label) => crossedOut[label] ?? [],
    crossOut: (label, letter) =>
      setCrossedOut((before) => ({ ...before, [label]: toggled(before[label] ?? [], letter) })),
  };
}
