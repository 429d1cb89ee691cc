import { optionLetters, type OptionLetter } from '../../vocabulary/options.ts';
import { wrongCounts, wrongLetters } from './check-counts.ts';
import { uploadErrorAtLine, type UploadError } from './upload-error.ts';
import { parseAnswerKey } from './parse-answer-key.ts';
import { parseNumbered } from './parse-numbered.ts';
import { parseQuestions, type PastedQuestion } from './parse-questions.ts';
import { joinLines } from './pasted-lines.ts';
import { maxBodyLength } from './upload-limits.ts';
import type { UploadContent, UploadQuestion, UploadParseResult } from './upload-content.ts';

/** Reads a whole upload, in the preview and again before it is stored. Unclear input is an error, never guessed. */
export function readUpload(given: UploadContent): UploadParseResult {
  const content = used(given);
  const { questions, imageCount, errors } = readBlocks(content);
  const key = parseAnswerKey(content.answerKey);
  const solutions = readSolutions(content);
  const questionCount = Math.max(questions.length, imageCount);
  const solutionCount = Math.max(solutions.texts.length, content.solutionImages.length);
  const counts = { questions: questionCount, keyLetters: key.letters.length, solutions: solutionCount };
  if (key.error) errors.push(key.error);
  if (solutions.error) errors.push(solutions.error);
  // Compare counts only when every part was read without an error: otherwise they would all be wrong.
  if (errors.length === 0) {
    errors.push(...wrongCounts(counts, questions, content, solutions.texts.length));
  }
  if (errors.length === 0) errors.push(...wrongLetters(key.letters, questions));

  return {
    questions: Array.from({ length: questionCount }, (_, index) => questionAt(index)),
    errors,
    counts,
  };

  function questionAt(index: number): UploadQuestion {
    const question = questions[index];
    return {
      number: index + 1,
      body: question === undefined || question.body === '' ? null : question.body,
      image: index < imageCount ? index : null,
      options: question && question.options.length > 0 ? question.options : lettersInPicture(key.letters),
      correctLetter: key.letters[index] ?? null,
      explanation: solutions.texts[index] ?? null,
      solutionImage: index < content.solutionImages.length ? index : null,
    };
  }
}

/** Clears the fields of other content types, which the form may still hold. */
function used(given: UploadContent): UploadContent {
  const { questionContentType, solutionType } = given;
  return {
    ...given,
    questionText: questionContentType === 'image' ? '' : given.questionText,
    questionImages: questionContentType === 'text' ? [] : given.questionImages,
    mcqOptions: questionContentType === 'text' ? '' : given.mcqOptions,
    explanationText: solutionType === 'image' ? '' : given.explanationText,
    solutionImages: solutionType === 'text' ? [] : given.solutionImages,
  };
}

/** Empty options for a question with its options in the picture: A to D, or A to E if the answer key has an E. */
const lettersInPicture = (letters: readonly OptionLetter[]): string[] =>
  optionLetters.slice(0, letters.includes('E') ? 5 : 4).map(() => '');

interface Blocks {
  questions: PastedQuestion[];
  imageCount: number;
  errors: UploadError[];
}

function readBlocks({ questionText, mcqOptions, questionImages }: UploadContent): Blocks {
  const imageCount = questionImages.length;
  const hasImages = imageCount > 0;
  const hasText = questionText.trim() !== '';
  const hasOptions = mcqOptions.trim() !== '';
  if (!hasText && !hasOptions) return { questions: [], imageCount, errors: [] };
  const text = hasText
    ? parseQuestions(questionText, {
        field: 'questionText',
        body: !hasImages,
        options: !hasImages && !hasOptions,
      })
    : undefined;
  const options = hasOptions
    ? parseQuestions(mcqOptions, { field: 'mcqOptions', body: false, options: true })
    : undefined;
  const errors = [text?.error, options?.error].filter((error) => error !== undefined);
  if (!text || !options) return { questions: (text ?? options)?.questions ?? [], imageCount, errors };
  if (errors.length === 0) errors.push(...clash(text.questions, options.questions));
  const questions = text.questions.map((question, index) => ({
    ...question,
    options: options.questions[index]?.options ?? [],
  }));
  return { questions, imageCount, errors };
}

/** Options must come from one field only, and for every question. */
function clash(texts: readonly PastedQuestion[], options: readonly PastedQuestion[]): UploadError[] {
  const twice = texts.find((question) => question.options.length > 0);
  if (twice) {
    const what = `Q${twice.number} has options here and in the separate field for options`;
    return [uploadErrorAtLine('questionText', twice.line, what)];
  }
  const unasked = options.find(({ body }) => body !== '');
  if (unasked)
    return [uploadErrorAtLine('mcqOptions', unasked.line, `Q${unasked.number} has question text here too`)];
  if (texts.length === options.length) return [];
  const message = `There are options for ${options.length} of ${texts.length} questions`;
  return [{ field: 'mcqOptions', message }];
}

function readSolutions({ explanationText }: UploadContent): { texts: string[]; error?: UploadError } {
  const { blocks, error } = parseNumbered('explanationText', 'S', explanationText);
  const texts: string[] = [];
  for (const { number, line, lines } of blocks) {
    const text = joinLines(lines);
    if (text === '')
      return { texts, error: uploadErrorAtLine('explanationText', line, `S${number}. has no text`) };
    if (text.length > maxBodyLength) {
      return { texts, error: uploadErrorAtLine('explanationText', line, `S${number}. is too long`) };
    }
    texts.push(text);
  }
  return { texts, ...(error && { error }) };
}
