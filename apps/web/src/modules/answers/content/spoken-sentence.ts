import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { PartLabel } from '@markwell/shared/answers/parts.schemas';
import { createContext } from 'react';

/** The text of a question that a sentence is in: an option is named by its letter. */
export type TextName = 'passage' | 'question' | 'explanation' | OptionLetter | `part ${PartLabel}`;

/** The sentence that is being read aloud: from one index of its text to another. */
export interface SpokenSentence {
  text: TextName;
  start: number;
  end: number;
}

/** What is being read aloud of the question around; null while nothing is. */
export const SpokenSentenceContext = createContext<SpokenSentence | null>(null);

/** Takes the element of a dialog that gets the controls for its passage; null where the pupil has no reader. */
export const PassageBarContext = createContext<((element: HTMLElement | null) => void) | null>(null);
