import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';

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
