export type PastedField =
  | 'questionText'
  | 'mcqOptions'
  | 'answerKey'
  | 'explanationText'
  | 'questionImages'
  | 'solutionImages';

/** An error in an upload, and where it is. */
export interface UploadError {
  field: PastedField;
  /** Undefined when the error is not in a single line. */
  line?: number;
  message: string;
}

export const uploadErrorAtLine = (field: PastedField, line: number, what: string): UploadError => ({
  field,
  line,
  message: `Line ${line}: ${what}`,
});
