import { marksOf, type PaperPart, type PaperQuestion } from '@markwell/questions/papers/paper';
import type { ContentOption } from '@markwell/questions/content-types';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { OfKind } from '@markwell/shared/answers/answer-kind';
import { answerKindOf } from '@markwell/shared/answers/answer-kinds';
import { printedKindOf } from './answers/printed-kinds.ts';
import { optionLetters } from '@markwell/shared/answers/option-letters';

/** The alternative text for the picture of a question, with formulas as plain text. */
export function questionAlternativeText(question: PaperQuestion): string {
  const { number, stem, image, parts } = question;
  const marks = marksOf(question);
  return sentences([
    `Question ${number}.`,
    stem,
    image && `Figure: ${image.alternativeText}.`,
    ...parts.flatMap(wordsOfPart),
    marks === 1 ? '1 mark.' : `${marks} marks.`,
  ]);
}

function wordsOfPart({ label, body, image, options = [], asks }: PaperPart): (string | undefined)[] {
  return [
    label && `Part ${label}:`,
    body,
    image && `Figure: ${image.alternativeText}.`,
    ...options.map((option, index) => `${optionLetters[index] ?? ''}: ${wordsOf(option)}.`),
    ...(asks ? wordsOfAsked(asks.definition) : []),
  ];
}

const wordsOfAsked = (definition: OfKind) =>
  printedKindOf(definition).words?.(answerKindOf(definition).show(definition)) ?? [];

/** The alternative text for the picture of a solution. */
export function solutionAlternativeText({ number, parts }: PaperQuestion): string {
  return sentences([`Question ${number}.`, ...parts.flatMap(wordsOfSolution)]);
}

function wordsOfSolution(part: PaperPart): (string | undefined)[] {
  const { label, answer, correctIndex, solution, solutionImage } = part;
  const letter = correctIndex === undefined ? '' : `${optionLetters[correctIndex] ?? ''}, `;
  return [
    label && `Part ${label}:`,
    `Answer: ${letter}${wordsOf(answer)}.`,
    solution,
    solutionImage && `Figure: ${solutionImage.alternativeText}.`,
  ];
}

const sentences = (parts: readonly (string | undefined)[]) =>
  plainText(parts.filter((part) => part !== undefined).join(' '));

function wordsOf(option: ContentOption): string {
  return 'text' in option ? option.text : option.image.alternativeText;
}
