import { questionPartsSchema, type QuestionParts } from '../question-parts.ts';

/** A part of three marks with this answer. */
export const buildPart = (label: string, answer: object, more: object = {}) => ({
  label,
  stem: `Part ${label}`,
  marks: 3,
  answer,
  hints: ['Think'],
  steps: ['Because'],
  ...more,
});

/** A choice of a text and a picture, which is right. */
export const textOrPicture = {
  kind: 'choice',
  options: [
    { letter: 'A', content: { text: '3' } },
    { letter: 'B', content: { picture: { imageId: crypto.randomUUID(), alternativeText: 'A four' } } },
  ],
  correct: 'B',
};

/** A question of these parts. Throws when it is not valid. */
export const buildQuestionParts = (...parts: object[]): QuestionParts => questionPartsSchema.parse({ parts });
