import { readUpload } from '@markwell/shared/admin/upload/read-upload';
import { maxQuestions } from '@markwell/shared/admin/upload/upload-limits';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import type { FileQuestion, QuestionFile } from './question-file.ts';
import { isAiken, readAiken } from './read-aiken.ts';
import { isGift, readGift } from './read-gift.ts';
import { isMoodleXml, readMoodleXml } from './read-moodle-xml.ts';

/** Bytes of a file. Moodle XML has its pictures inside. */
export const maxQuestionFileBytes = 20 * 1_048_576;

export interface ReadQuestionFile extends QuestionFile {
  format: 'Aiken' | 'GIFT' | 'Moodle XML';
  /** What the reader had to assume, for the administrator to check. */
  assumption: string | undefined;
}

/** The texts of the upload form. */
export interface UploadTexts {
  questionText: string;
  answerKey: string;
  explanationText: string;
}

/**
 * Reads a file of questions. Returns a message if it is none. A question that the form cannot hold is skipped; the others
 * have four or five options, and an upload needs one number of options.
 */
export function readQuestionFile(bytes: Uint8Array): ReadQuestionFile | string {
  const { text, assumption } = decode(bytes);
  if (text.includes('\u0000')) return notAQuestionFile;
  const file = formatOf(text);
  if (file === undefined) return notAQuestionFile;
  if (file === 'broken') return 'The XML of this file is broken or incomplete. Export it again.';
  return { ...fitting(file), format: file.format, assumption };
}

const notAQuestionFile =
  'This is not a file in Aiken, GIFT or Moodle XML. Export the questions in one of these formats.';

function formatOf(text: string): (QuestionFile & Pick<ReadQuestionFile, 'format'>) | 'broken' | undefined {
  if (isMoodleXml(text)) {
    const file = readMoodleXml(text);
    return file ? { ...file, format: 'Moodle XML' } : 'broken';
  }
  if (isAiken(text)) return { ...readAiken(text), format: 'Aiken' };
  return isGift(text) ? { ...readGift(text), format: 'GIFT' } : undefined;
}

/** A file that is no UTF-8 comes from an old Windows program, which wrote Windows-1252. */
function decode(bytes: Uint8Array): { text: string; assumption: string | undefined } {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) {
    const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, assumption: undefined };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), assumption: undefined };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      assumption:
        'The file is not in UTF-8 and was read as Windows-1252. Check accents, quotes and signs such as £.',
    };
  }
}

/** Skips the questions that the form cannot hold. */
function fitting({ questions, skipped, unused }: QuestionFile): QuestionFile {
  const fit: FileQuestion[] = [];
  const unfit = [...skipped];
  for (const question of questions) {
    const { length } = question.options;
    const reason =
      fit.filter(({ options }) => options.length === length).length === maxQuestions
        ? `is one too many: an upload has at most ${maxQuestions.toLocaleString('en-GB')} questions`
        : problemOf(question);
    if (reason === undefined) fit.push(question);
    else unfit.push({ place: question.place, reason });
  }
  return { questions: fit, skipped: unfit, unused };
}

function problemOf(question: FileQuestion): string | undefined {
  const { length } = question.options;
  if (length !== 4 && length !== 5) return `has ${String(length)} options: an upload needs four or five`;
  const { questions, errors } = readUpload({ ...emptyContent, ...uploadTexts([question]) });
  const [error] = errors;
  if (error) return error.message.replace(/^Line \d+: /u, '');
  const [read] = questions;
  const isSame =
    questions.length === 1 &&
    read?.body === question.text &&
    read.options.join('\n\n') === question.options.join('\n\n') &&
    (read.explanation ?? '') === question.solution;
  return isSame ? undefined : 'has a line that begins like an option or a question of this form';
}

const emptyContent = {
  questionContentType: 'text',
  questionImages: [],
  mcqOptions: '',
  solutionType: 'text',
  solutionImages: [],
} as const;

/**
 * Writes questions as the texts of the upload form. If only some have a solution, the others have an empty one, which
 * the form marks.
 */
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
  };
}
