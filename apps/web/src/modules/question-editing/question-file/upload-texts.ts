import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { FilePicture, FileQuestion, QuestionFile } from './question-file.ts';

/** Bytes of a file. Moodle XML has its pictures inside. */
export const maxQuestionFileBytes = 20 * 1_048_576;

export interface ReadQuestionFile extends QuestionFile {
  format: 'Aiken' | 'GIFT' | 'Moodle XML';
  /** What the reader had to assume, for the administrator to check. */
  assumption: string | undefined;
}

/** The texts of the upload form, and the pictures of its questions. */
export interface UploadTexts {
  questionText: string;
  answerKey: string;
  explanationText: string;
  pictures: (FilePicture & {
    /** 'Q3' */
    place: string;
  })[];
}

/** Writes questions as the texts of the upload form. If only some have a solution, the others have an empty one. */
export function uploadTexts(questions: readonly FileQuestion[]): UploadTexts {
  const hasSolutions = questions.some(({ solution }) => solution !== '');
  return {
    questionText: questions
      .map(({ text, options }, index) =>
        [
          `Q${String(index + 1)}. ${text}`,
          ...options.map((option, letter) => `${optionLetters[letter] ?? ''}) ${option}`),
        ].join('\n'),
      )
      .join('\n\n'),
    answerKey: questions.map(({ correctIndex }) => optionLetters[correctIndex]).join(','),
    explanationText: hasSolutions
      ? questions.map(({ solution }, index) => `S${String(index + 1)}. ${solution}`.trim()).join('\n\n')
      : '',
    pictures: questions.flatMap(({ picture }, index) =>
      picture ? [{ ...picture, place: `Q${String(index + 1)}` }] : [],
    ),
  };
}
