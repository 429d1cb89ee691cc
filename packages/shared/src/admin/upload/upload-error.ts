export const pastedFields = [
  'questionText',
  'mcqOptions',
  'answerKey',
  'explanationText',
  'questionImages',
  'solutionImages',
] as const;
export type PastedField = (typeof pastedFields)[number];

/** What is wrong with an upload: where, for whoever pasted it. */
export interface UploadError {
  field: PastedField;
  /** Missing where no single line is wrong. */
  line?: number;
  message: string;
}

export const uploadErrorAtLine = (field: PastedField, line: number, what: string): UploadError => ({
  field,
  line,
  message: `Line ${line}: ${what}`,
});
