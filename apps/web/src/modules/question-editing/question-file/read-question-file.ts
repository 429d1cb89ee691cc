import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import { isSameJson } from '@markwell/shared/answers/same-json';
import type { UploadQuestion } from '@markwell/shared/question-editing/upload/upload-content';
import { maxImages, maxQuestions } from '@markwell/shared/question-bank/upload-limits';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { decodeFile } from './decode-file.ts';
import { isGift } from './gift/gift-blocks.ts';
import { readGift } from './gift/read-gift.ts';
import { binaryFormatOf, otherFormatOf } from './other-formats.ts';
import type { FileQuestion, QuestionFile, Remark } from './question-file.ts';
import { isAiken, readAiken } from './read-aiken.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { uploadTexts, type ReadQuestionFile } from './upload-texts.ts';
import { BrokenXml, rootNameOf } from './xml-tree.ts';

/** Reads a file of questions. Returns a message if it is none. A question that the form cannot hold is skipped. */
export function readQuestionFile(bytes: Uint8Array): ReadQuestionFile | string {
  const binary = binaryFormatOf(bytes);
  if (binary !== undefined) return notAQuestionFile(binary);
  const decoded = decodeFile(bytes);
  if (!decoded) return 'The encoding of this file is not known. Save it as UTF-8.';
  const { text, assumption } = decoded;
  if (text.includes('\u0000')) return notAQuestionFile();
  try {
    const file = readFormat(text);
    if (file === undefined) return notAQuestionFile(otherFormatOf(text));
    return { ...fitting(file), format: file.format, assumption };
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    return `The XML of this file is broken or incomplete at line ${String(error.line)}. Export it again.`;
  }
}

const notAQuestionFile = (found?: string) =>
  `This is not a file in Aiken, GIFT or Moodle XML${found === undefined ? '' : `, but ${found}`}. Export the questions in one of these formats.`;

function readFormat(text: string): (QuestionFile & Pick<ReadQuestionFile, 'format'>) | undefined {
  if (rootNameOf(text) === 'quiz') return { ...readMoodleXml(text), format: 'Moodle XML' };
  if (otherFormatOf(text) !== undefined) return undefined;
  if (isAiken(text)) return { ...readAiken(text), format: 'Aiken' };
  return isGift(text) ? { ...readGift(text), format: 'GIFT' } : undefined;
}

/** Skips the questions that the form cannot hold. */
function fitting({ questions, skipped, warnings, unused }: QuestionFile): QuestionFile {
  const fit: FileQuestion[] = [];
  const unfit: Remark[] = [...skipped];
  let pictures = 0;
  for (const question of questions) {
    const what = limitReached(fit.length, question.picture ? pictures : -1) ?? problemOf(question);
    if (what === undefined) {
      fit.push(question);
      if (question.picture) pictures += 1;
    } else unfit.push({ place: question.place, what });
  }
  const used = new Set(fit.map(({ place }) => place));
  return {
    questions: fit,
    skipped: unfit,
    warnings: warnings.filter(({ place }) => used.has(place)),
    unused,
  };
}

function limitReached(questionCount: number, pictureCount: number): string | undefined {
  if (questionCount === maxQuestions) {
    return `is one too many: an upload has at most ${maxQuestions.toLocaleString('en-GB')} questions`;
  }
  if (pictureCount === maxImages)
    return `has one picture too many: an upload has at most ${String(maxImages)}`;
  return undefined;
}

function problemOf(question: FileQuestion): string | undefined {
  const { length } = question.options;
  if (!question.parts && (length < 2 || length > optionLetters.length)) {
    return `has ${String(length)} ${length === 1 ? 'option' : 'options'}: a question has two to ${wordFor(optionLetters.length)}`;
  }
  const { questions, errors } = readUpload({
    ...emptyContent,
    questionContentType: question.picture ? 'both' : 'text',
    questionImages: question.picture ? ['Q1'] : [],
    ...uploadTexts([question]),
  });
  const [error] = errors;
  if (error) return withoutNumber(error.message);
  const [read, ...others] = questions;
  return read && others.length === 0 && isSame(read, question)
    ? undefined
    : 'has a line that begins like an option or a question of this form';
}

/** Whether the form reads what the file has. */
const isSame = (read: UploadQuestion, { text, options, parts, solution }: FileQuestion) =>
  (read.body ?? '') === text &&
  read.options.join('\n\n') === options.join('\n\n') &&
  isSameJson(read.parts, parts) &&
  (read.explanation ?? '') === solution;

const wordFor = (count: number) => (count === 5 ? 'five' : String(count));

/** The form's message about its question 1, for a place in the file. */
const withoutNumber = (message: string) =>
  message
    .replace(/^Line \d+: /u, '')
    .replace(/ (?:of|in) Q1\b/u, '')
    .replace(/^Q1 /u, '')
    .replace(/^S1\. /u, 'its solution ');

const emptyContent = {
  mcqOptions: '',
  solutionType: 'text',
  solutionImages: [],
  fromFile: true,
} as const;
