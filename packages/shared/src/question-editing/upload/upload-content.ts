import type { QuestionPart } from '../../answers/question-parts.ts';
import type { OptionLetter } from '../../answers/option-letters.ts';
import type { UploadError } from './upload-error.ts';

export const contentTypes = ['text', 'image', 'both'] as const;
export type UploadContentType = (typeof contentTypes)[number];

/** The content of an upload as typed; pictures by their file names. */
export interface UploadContent {
  questionContentType: UploadContentType;
  solutionType: UploadContentType;
  questionText: string;
  mcqOptions: string;
  answerKey: string;
  explanationText: string;
  questionImages: readonly string[];
  solutionImages: readonly string[];
  /** The texts are from a question file: two to five options for each question, and solutions for some are enough. */
  fromFile?: boolean;
  /** Rapid-fire questions have one correct option each. */
  isRapidFire?: boolean;
}

/** A question as it will be stored. Pictures are indexes in the sorted lists of pictures. */
export interface UploadQuestion {
  number: number;
  body: string | null;
  image: number | null;
  /** Texts; empty when the options are pictures, or in the question's picture. */
  options: string[];
  /** A picture for each option, or none at all. */
  optionImages: number[];
  /** Null while the answer key is too short, and for a question with parts. */
  correctLetter: OptionLetter | null;
  /** What a question asks that has no single correct option; empty while its answer is wrong. */
  parts?: QuestionPart[];
  explanation: string | null;
  solutionImage: number | null;
}

export interface UploadParseResult {
  /** All questions when there is no error; otherwise those that can be shown. */
  questions: UploadQuestion[];
  /** Every error. Empty when the upload can be stored. */
  errors: UploadError[];
  counts: { questions: number; keyLetters: number; solutions: number };
}
