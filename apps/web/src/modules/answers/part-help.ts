import type { PartLabel } from '@markwell/shared/answers/parts.schemas';
import { useState } from 'react';

/** What a pupil has been shown to help with the parts of a question. */
export interface PartHelp {
  /** Whether the options of a part that is typed first were uncovered. */
  isUncovered: (label: PartLabel) => boolean;
  uncover: (label: PartLabel) => void;
  hintsShown: (label: PartLabel) => number;
  showHint: (label: PartLabel) => void;
}

/** The help with one question, kept as long as it is on the page. */
export function usePartHelp(): PartHelp {
  const [uncovered, setUncovered] = useState<readonly PartLabel[]>([]);
  const [hints, setHints] = useState<readonly PartLabel[]>([]);
  return {
    isUncovered: (label) => uncovered.includes(label),
    uncover: (label) => setUncovered((before) => [...before, label]),
    hintsShown: (label) => hints.filter((each) => each === label).length,
    showHint: (label) => setHints((before) => [...before, label]),
  };
}
