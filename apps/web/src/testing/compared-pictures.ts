import { screen } from '@testing-library/react';

const square = { width: 260, height: 260 };

/** Makes a question one that compares figures: its own picture, and a drawing of another size in each option. */
export function comparing<Question extends { options: readonly object[] }>(question: Question): Question {
  return {
    ...question,
    questionImageUrl: '/media/figure.svg',
    questionImageAlt: 'The figure',
    questionImageSize: { width: 520, height: 260 },
    options: question.options.map((option) => ({
      ...option,
      contentType: 'IMAGE',
      contentValue: '/media/option.svg',
      alternativeText: 'A figure to compare',
      pictureSize: square,
    })),
  };
}

/** How many pictures on the page have the one scale of the picture and the options of their question. */
export const picturesToScale = () =>
  screen
    .getAllByRole('img', { hidden: true })
    .filter(
      (picture) =>
        picture.style.width.includes('var(--picture-pixel') &&
        picture.closest('[style*="--picture-pixel: min("]') !== null,
    ).length;
