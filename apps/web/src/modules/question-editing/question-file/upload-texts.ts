import { choices } from '@markwell/shared/answers/choices/choices';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { writeAnswered } from '@markwell/shared/question-editing/answer-lines/answer-lines';
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

const withOptions = (text: string, options: readonly string[]) =>
  [text, ...options.map((option, letter) => `${optionLetters[letter] ?? ''}) ${option}`)].join('\n');

/** The options of a question with several correct ones; undefined for any other question. */
function severalOf([part, ...others]: readonly QuestionPart[]) {
  if (!part || others.length > 0) return undefined;
  const { data } = choices.definition.safeParse(part.answer);
  return data && { ...data, marks: part.marks };
}

function questionText({ text, options, parts }: FileQuestion): string {
  if (!parts) return withOptions(text, options);
  const several = severalOf(parts);
  return several
    ? withOptions(
        `${text} [${several.marks}]`,
        several.options.map(({ content }) => ('text' in content ? content.text : '')),
      )
    : (writeAnswered(text, parts) ?? text);
}

/** The question's entry in the answer key. One with answer lines has none. */
function keyOf({ correctIndex, parts }: FileQuestion): string[] {
  if (!parts) return optionLetters.slice(correctIndex, correctIndex + 1);
  const several = severalOf(parts);
  return several ? [several.correct.join('+')] : [];
}

/** Writes questions as the texts of the upload form. If only some have a solution, the others have an empty one. */
export function uploadTexts(questions: readonly FileQuestion[]): UploadTexts {
  const hasSolutions = questions.some(({ solution }) => solution !== '');
  return {
    questionText: questions
      .map((question, index) => `Q${String(index + 1)}. ${questionText(question)}`)
      .join('\n\n'),
    answerKey: questions.flatMap(keyOf).join(','),
    explanationText: hasSolutions
      ? questions.map(({ solution }, index) => `S${String(index + 1)}. ${solution}`.trim()).join('\n\n')
      : '',
    pictures: questions.flatMap(({ picture }, index) =>
      picture ? [{ ...picture, place: `Q${String(index + 1)}` }] : [],
    ),
  };
}
