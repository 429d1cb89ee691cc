import type { DisplayedOption } from '../choice/displayed-option.ts';
import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';

/** The greatest heights of pictures as CSS lengths, at the normal text size of a test. */
export const pictureHeights = {
  question: 'clamp(240px, 38svh, 400px)', // so that options in a row below are on the screen too
  option: '96px',
};

interface Scaled {
  questionImageSize?: PictureSize | undefined;
  options: readonly Pick<DisplayedOption, 'contentType' | 'contentValue' | 'pictureSize'>[];
}

/**
 * The length on the screen of a pixel of a question's pictures: the longest with which the question's picture and those of
 * its options all fit. Only for options that are our drawings: uploaded pictures have pixels of any size.
 */
export function pixelLength({ questionImageSize, options }: Scaled): string | undefined {
  const sizes = options
    .filter(({ contentType, contentValue }) => contentType === 'IMAGE' && drawing.test(contentValue))
    .flatMap(({ pictureSize }) => pictureSize ?? []);
  if (sizes.length === 0) return undefined;
  const limits = ['1px', ...limitsOf('option', sizes)];
  if (questionImageSize) limits.push(...limitsOf('question', [questionImageSize]));
  return `min(${limits.join(', ')})`;
}

const drawing = /\.svg(\?|$)/;

function limitsOf(place: keyof typeof pictureHeights, sizes: readonly { width: number; height: number }[]) {
  const height = Math.max(...sizes.map((size) => size.height));
  const width = Math.max(...sizes.map((size) => size.width));
  return [
    `${pictureHeights[place]} * var(--test-text, 1) / ${String(height)}`,
    `var(--${place}-room) / ${String(width)}`,
  ];
}
