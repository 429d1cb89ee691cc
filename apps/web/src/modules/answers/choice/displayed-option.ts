import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';

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
