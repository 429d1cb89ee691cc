import type { OptionLetter } from '@markwell/shared/vocabulary/options';

/** What these components need to know of an option; the contracts' options fit. */
export interface DisplayedOption {
  id: string;
  optionLetter: OptionLetter;
  contentType: 'TEXT' | 'IMAGE';
  /** The text, or the picture's address. */
  contentValue: string;
  alternativeText?: string | null | undefined;
  /** Missing while the key is withheld. */
  isCorrect?: boolean | undefined;
}

export interface DisplayedPassage {
  title: string;
  body: string;
}

/** What these components need to know of a question; the contracts' questions fit. */
export interface DisplayedQuestion {
  id: string;
  /** The question's own text: that is what the wire calls it. */
  explanationText: string | null;
  questionImageUrl: string | null;
  questionImageAlt?: string | null | undefined;
  passage?: DisplayedPassage | null | undefined;
}
