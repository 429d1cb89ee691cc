/** The fields of an upload of pasted text, without passage and pictures. */
export const pastedText = {
  questionContentType: 'text',
  solutionType: 'text',
  mcqOptions: '',
  passageTitle: '',
  passageText: '',
  alternativeTexts: '',
  allowDuplicates: false,
} as const;
