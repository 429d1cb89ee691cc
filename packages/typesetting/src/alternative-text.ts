import type { PaperQuestion } from '@markwell/content/papers/paper';
import type { ContentOption } from '@markwell/content/content-types';
import { optionLetters } from '@markwell/shared/vocabulary/options';

/** The alternative text for the picture of a question. */
export function questionAlternativeText({ number, marks, question }: PaperQuestion): string {
  const { body, image, options } = question;
  const parts = [
    `Question ${number}.`,
    body,
    image && `Figure: ${image.alternativeText}.`,
    ...options.map((option, index) => `${optionLetters[index] ?? ''}: ${wordsOf(option)}.`),
    marks === 1 ? '1 mark.' : `${marks} marks.`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** The alternative text for the picture of a solution. */
export function solutionAlternativeText({ number, question }: PaperQuestion): string {
  const { options, correctIndex, explanation, solutionImage } = question;
  const option = options[correctIndex];
  const parts = [
    `Question ${number}. Answer: ${optionLetters[correctIndex] ?? ''}${option ? `, ${wordsOf(option)}` : ''}.`,
    explanation,
    solutionImage && `Figure: ${solutionImage.alternativeText}.`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

function wordsOf(option: ContentOption): string {
  return 'text' in option ? option.text : option.image.alternativeText;
}
