import '@markwell/shared/answers/every-answer-kind';
import { toParts } from '@markwell/shared/answers/multiple-choice';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import type { ContentImage, ContentQuestion } from './content-types.ts';
import { itemAt } from './item-at.ts';

/** A question as the database stores it: its options are one part, with the same answer typed. */
export function partsOf(
  { options, correctIndex, typed }: ContentQuestion,
  imageIdOf: (image: ContentImage) => string,
): QuestionPart[] {
  const { parts } = toParts(
    options.map((option, index) => ({
      optionLetter: itemAt(optionLetters, index),
      isCorrect: index === correctIndex,
      ...('text' in option
        ? { contentType: 'TEXT', contentValue: option.text, alternativeText: null }
        : {
            contentType: 'IMAGE',
            contentValue: imageIdOf(option.image),
            alternativeText: option.image.alternativeText,
          }),
    })),
  );
  return parts.map((part) => ({ ...part, ...(typed && { typed }) }));
}
