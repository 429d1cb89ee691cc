import type { OptionLetter } from '../../vocabulary/options.ts';
import type { UploadError } from './upload-error.ts';

export const contentTypes = ['text', 'image', 'both'] as const;
export type UploadContentType = (typeof contentTypes)[number];

/** What an upload carries, as typed; pictures by the names of their files. */
export interface UploadContent {
  questionContentType: UploadContentType;
  solutionType: UploadContentType;
  questionText: string;
  mcqOptions: string;
  answerKey: string;
  explanationText: string;
  questionImages: readonly string[];
  solutionImages: readonly string[];
}

/** A question as it will stand in the bank. `image` and `solutionImage` are places in the lists of pictures, sorted by name. */
export interface UploadQuestion {
  number: number;
  body: string | null;
  image: number | null;
  /** Texts; empty ones where the options stand in the picture. */
  options: string[];
  /** Missing only while the key is too short. */
  correctLetter: OptionLetter | null;
  explanation: string | null;
  solutionImage: number | null;
}

export interface UploadParseResult {
  /** All of them when nothing is wrong; else what can be shown already. */
  questions: UploadQuestion[];
  /** Empty when the upload can be written. The first is the first wrong line. */
  mistakes: UploadError[];
  counts: { questions: number; keyLetters: number; solutions: number };
}
