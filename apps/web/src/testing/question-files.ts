import { readQuestionFile } from '#modules/question-editing/question-file/read-question-file.ts';
import type { ReadQuestionFile } from '#modules/question-editing/question-file/upload-texts.ts';

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads the text of a question file; fails if it is none. */
export function readFileText(text: string): ReadQuestionFile {
  const file = readQuestionFile(bytesOf(text));
  if (typeof file === 'string') throw new Error(file);
  return file;
}

export const skippedIn = (text: string) =>
  readFileText(text).skipped.map(({ place, what }) => `${place}: ${what}`);

interface MoodleQuestion {
  text: string;
  /** The first is correct. */
  options?: readonly string[];
  format?: string;
  /** More elements of the question. */
  more?: string;
  type?: string;
}

/** A question in Moodle XML, on one line. */
export function moodleQuestion({
  text,
  options = ['one', 'two', 'three', 'four'],
  format = 'html',
  more = '',
  type = 'multichoice',
}: MoodleQuestion): string {
  const inFormat = (content: string) => `format="${format}"><text><![CDATA[${content}]]></text>`;
  const answers = options.map(
    (option, index) => `<answer fraction="${index === 0 ? '100' : '0'}" ${inFormat(option)}</answer>`,
  );
  return `<question type="${type}"><questiontext ${inFormat(text)}</questiontext>${answers.join('')}${more}</question>`;
}

export const moodleQuiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;

/** Reads one question in Moodle XML. */
export function readMoodleQuestion(question: MoodleQuestion) {
  const { questions, skipped, warnings } = readFileText(moodleQuiz(moodleQuestion(question)));
  return { question: questions[0], skipped: skipped[0]?.what, warnings: warnings.map(({ what }) => what) };
}
