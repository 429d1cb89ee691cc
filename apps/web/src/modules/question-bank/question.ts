import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';

/** The fields of an option that these components use; the options of all contracts fit. */
export interface DisplayedOption {
  id: string;
  optionLetter: OptionLetter;
  contentType: 'TEXT' | 'IMAGE';
  /** The text, or the address of the picture. */
  contentValue: string;
  alternativeText?: string | null | undefined;
  pictureSize?: PictureSize | undefined;
  /** Missing while the answer key is withheld. */
  isCorrect?: boolean | undefined;
}

export interface DisplayedPassage {
  title: string;
  body: string;
}

/** The fields of a question that these components use; the questions of all contracts fit. */
export interface DisplayedQuestion {
  id: string;
  /** The body of the question; the wire calls it `explanationText`. */
  explanationText: string | null;
  questionImageUrl: string | null;
  questionImageAlt?: string | null | undefined;
  questionImageSize?: PictureSize | undefined;
  passage?: DisplayedPassage | null | undefined;
}
