import type { PaperQuestion } from '@markwell/content/papers/paper';
import type { ContentOption } from '@markwell/content/content-types';
import { optionLetters } from '@markwell/shared/vocabulary/options';

/** What the picture of a question says, for whoever cannot see it. */
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

/** What the picture of a solution says. */
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
