import { severalCorrect } from './several-correct.ts';
import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import { wrongCounts, wrongLetters } from './check-counts.ts';
import { parseAnswerKey } from './parse-answer-key.ts';
import { parseNumbered } from './parse-numbered.ts';
import { byLine, parseQuestions, type ExpectedParts, type PastedQuestion } from './parse-questions.ts';
import { joinLines } from './pasted-lines.ts';
import { picturesAsQuestions, picturesOfPasted, picturesOfSolutions } from './read-pictures.ts';
import type { PlacedPictures } from './picture-places.ts';
import type { UploadContent, UploadQuestion, UploadParseResult } from './upload-content.ts';
import { uploadErrorAtLine, type UploadError } from './upload-error.ts';
import { maxBodyLength } from '../../question-bank/upload-limits.ts';

/**
 * Reads a whole upload, in the preview and again before it is stored, and finds every error. Unclear input is an
 * error, never guessed.
 */
export function readUpload(given: UploadContent): UploadParseResult {
  const content = used(given);
  const { numbers, questions, pictures, errors, isNumberedWell } = readBlocks(content);
  const key = parseAnswerKey(content.answerKey);
  const inPicture = lettersInPicture(key.letters);
  const solutions = readSolutions(content, isNumberedWell ? numbers[0] : undefined);
  const solutionPictures = picturesOfSolutions(content, numbers);
  const solutionCount = Math.max(solutions.texts.length, content.solutionImages.length);
  const counts = { questions: numbers.length, keyLetters: key.letters.length, solutions: solutionCount };
  /** The questions without answer lines: the answer key has an entry for each of them. */
  const lettered = numbers.filter((_, index) => questions[index]?.parts === undefined);
  // Counts are compared only when every question and solution was found: otherwise they would be wrong too.
  const wrong =
    isNumberedWell && solutions.isNumberedWell
      ? wrongCounts({ ...counts, lettered: lettered.length }, content, solutions.texts.length)
      : [];
  const severalErrors: UploadError[] = [];
  const read = numbers.map(questionAt);
  const all = [
    errors,
    wrong.some(({ field }) => field === 'solutionImages') ? [] : solutionPictures.errors,
    key.errors,
    solutions.errors,
    wrong,
    isNumberedWell && wrong.length === 0
      ? [...wrongLetters(read.filter(({ number }) => lettered.includes(number))), ...severalErrors]
      : [],
  ];
  return { questions: read, errors: all.flat(), counts };

  function questionAt(number: number, index: number): UploadQuestion {
    const question = questions[index];
    const explanation = solutions.texts[index] ?? '';
    return {
      number,
      body: question === undefined || question.body === '' ? null : question.body,
      image: pictures.ofQuestion.get(number) ?? null,
      explanation: explanation === '' ? null : explanation,
      solutionImage: solutionPictures.ofQuestion.get(number) ?? null,
      ...(question?.parts ? { ...noOptions, parts: question.parts } : chosenAt(number, question)),
    };
  }

  /** The options of a question, with the letters that the answer key has for it. */
  function chosenAt(number: number, question: PastedQuestion | undefined) {
    const optionPictures = pictures.ofOptions.get(number);
    const texts = question && question.options.length > 0 ? question.options : inPicture;
    const letters = key.several?.get(lettered.indexOf(number));
    if (letters) {
      const found = content.isRapidFire
        ? 'can have one correct option only'
        : severalCorrect(question?.body ?? '', optionPictures ? [] : texts, letters);
      if (typeof found !== 'string') return { ...noOptions, ...found };
      severalErrors.push({ field: 'answerKey', message: `Q${number} ${found}` });
      return { ...noOptions, parts: [] };
    }
    return {
      options: optionPictures ? [...optionPictures].map(() => '') : texts,
      optionImages: optionLetters.flatMap((letter) => optionPictures?.get(letter) ?? []),
      correctLetter: key.letters[lettered.indexOf(number)] ?? null,
    };
  }
}

const noOptions = { options: [], optionImages: [], correctLetter: null };

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
const lettersInPicture = (letters: readonly (OptionLetter | null)[]): string[] =>
  optionLetters.slice(0, letters.includes('E') ? 5 : 4).map(() => '');

interface Blocks {
  /** The number of each question. */
  numbers: number[];
  /** The pasted questions, in the same order; empty when the pictures are the questions. */
  questions: PastedQuestion[];
  pictures: PlacedPictures;
  errors: UploadError[];
  isNumberedWell: boolean;
}

const noPictures: PlacedPictures = { ofQuestion: new Map(), ofOptions: new Map(), errors: [] };

function readBlocks(content: UploadContent): Blocks {
  return content.questionText.trim() === '' ? readPictures(content) : readPasted(content);
}

function readPasted({
  questionText,
  mcqOptions,
  questionImages,
  fromFile = false,
  isRapidFire = false,
}: UploadContent): Blocks {
  const hasOptions = mcqOptions.trim() !== '';
  const numbers = parseNumbered('questionText', 'Q', questionText).blocks.map(({ number }) => number);
  const pictures = questionImages.length > 0 ? picturesOfPasted(questionImages, numbers) : noPictures;
  const partsOf = (number: number): ExpectedParts => ({
    anyCount: fromFile,
    answerLines: !isRapidFire && !hasOptions && !pictures.ofOptions.has(number),
    body: !pictures.ofQuestion.has(number),
    options: pictures.ofOptions.has(number)
      ? 'none'
      : pictures.ofQuestion.has(number) || hasOptions
        ? 'like-others'
        : 'required',
  });
  const text = parseQuestions('questionText', questionText, partsOf);
  const blocks = { pictures, numbers: text.questions.map(({ number }) => number) };
  if (!hasOptions) {
    const { questions, isNumberedWell } = text;
    return { ...blocks, questions, isNumberedWell, errors: [...text.errors, ...pictures.errors] };
  }
  const options = parseOptions(mcqOptions, pictures);
  const isNumberedWell = text.isNumberedWell && options.isNumberedWell;
  const clashes = isNumberedWell ? clashesOf(text.questions, options.questions) : [];
  const questions = text.questions.map((question, index) => ({
    ...question,
    options: options.questions[index]?.options ?? [],
  }));
  const errors = [...text.errors, ...options.errors, ...clashes, ...pictures.errors];
  return { ...blocks, questions, isNumberedWell: isNumberedWell && clashes.length === 0, errors };
}

const parseOptions = (mcqOptions: string, pictures: PlacedPictures) =>
  parseQuestions('mcqOptions', mcqOptions, (number) => ({
    body: false,
    options: pictures.ofOptions.has(number) ? 'none' : 'required',
  }));

/** Each picture is a question. Its options are in it, in pictures of their own, or in the field for options. */
function readPictures({ questionImages, mcqOptions }: UploadContent): Blocks {
  if (mcqOptions.trim() === '') {
    const pictures = picturesAsQuestions(questionImages, 1);
    return { ...pictures, pictures, questions: [], isNumberedWell: true };
  }
  const [firstBlock] = parseNumbered('mcqOptions', 'Q', mcqOptions).blocks;
  const pictures = picturesAsQuestions(questionImages, firstBlock?.number ?? 1);
  const { numbers } = pictures;
  const { questions, errors, isNumberedWell } = parseOptions(mcqOptions, pictures);
  const wrong: UploadError[] = [];
  const [first] = questions;
  if (isNumberedWell && first && numbers.length !== questions.length) {
    const there = `There ${numbers.length === 1 ? 'is 1 image' : `are ${numbers.length} images`}`;
    const needed = `${questions.length} question${questions.length === 1 ? '' : 's'}`;
    wrong.push({ field: 'questionImages', message: `${there} for ${needed}: each needs one` });
  } else if (isNumberedWell && first && numbers[0] !== first.number) {
    const what = `the options begin with Q${first.number}., but the images with Q${numbers[0] ?? 1}`;
    wrong.push(uploadErrorAtLine('mcqOptions', first.line, what));
  }
  return {
    pictures,
    questions,
    numbers: numbers.length > 0 ? numbers : questions.map(({ number }) => number),
    isNumberedWell: isNumberedWell && wrong.length === 0,
    errors: [...errors, ...pictures.errors, ...wrong],
  };
}

/** Options must come from one field only, and for every question. */
function clashesOf(texts: readonly PastedQuestion[], options: readonly PastedQuestion[]): UploadError[] {
  const twice = texts
    .filter((question) => question.options.length > 0)
    .map(({ number, line }) => {
      const what = `Q${number} has options here and in the separate field for options`;
      return uploadErrorAtLine('questionText', line, what);
    });
  const unasked = options
    .filter(({ body }) => body !== '')
    .map(({ number, line }) =>
      uploadErrorAtLine('mcqOptions', line, `Q${number} has question text here too`),
    );
  if (twice.length + unasked.length > 0) return [...twice, ...unasked];
  const [firstText, firstOption] = [texts[0], options[0]];
  if (firstText && firstOption && firstText.number !== firstOption.number) {
    const what = `the options begin with Q${firstOption.number}., but the questions with Q${firstText.number}.`;
    return [uploadErrorAtLine('mcqOptions', firstOption.line, what)];
  }
  if (texts.length === options.length) return [];
  const message = `There are options for ${options.length} of ${texts.length} questions`;
  return [{ field: 'mcqOptions', message }];
}

function readSolutions(
  { explanationText, fromFile = false }: UploadContent,
  firstNumber: number | undefined,
) {
  const { blocks, errors } = parseNumbered('explanationText', 'S', explanationText);
  const isNumberedWell = errors.length === 0;
  const [first] = blocks;
  if (isNumberedWell && first && firstNumber !== undefined && first.number !== firstNumber) {
    const what = `the solutions begin with S${first.number}., but the questions with Q${firstNumber}.`;
    errors.push(uploadErrorAtLine('explanationText', first.line, what));
  }
  const texts = blocks.map(({ number, line, lines }) => {
    const text = joinLines(lines);
    const isMissing = text === '' && !fromFile;
    const what = isMissing ? 'has no text' : text.length > maxBodyLength ? 'is too long' : undefined;
    if (what !== undefined) {
      errors.push(uploadErrorAtLine('explanationText', line, `S${number}. ${what}`));
    }
    return text;
  });
  return { texts, errors: errors.toSorted(byLine), isNumberedWell };
}
