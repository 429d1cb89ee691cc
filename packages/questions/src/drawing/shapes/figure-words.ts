import { itemAt } from '../../item-at.ts';
import type { ContentImage } from '../../content-types.ts';
import { figureCell } from './figures.ts';
import type { Figure } from './figures.ts';

export const directionWords = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
] as const;

/** The direction in words; eighths of a turn clockwise from the top. */
export const directionOf = (eighths: number) => itemAt(directionWords, (((eighths % 8) + 8) % 8) | 0);

/** A description of the figure: `a small striped arrow pointing up, with a dashed outline, 2 dots below`. */
export function figureWords(figure: Figure): string {
  const { shape, shade, line = 'plain', turn, arm, dots, inner, innerShade = 'white', size } = figure;
  return [
    `a ${size === undefined ? '' : `${size} `}${shade} ${shape}`,
    turn === undefined
      ? ''
      : shape === 'arrow'
        ? `pointing ${directionOf(turn)}`
        : `curved side ${directionOf(turn)}`,
    line === 'plain' ? '' : `${line} outline`,
    inner === undefined ? '' : `a small ${innerShade} ${inner} inside`,
    arm === undefined ? '' : `arm pointing ${directionOf(arm)}`,
    dots === undefined ? '' : dots === 0 ? 'no dots' : `${dots} ${dots === 1 ? 'dot' : 'dots'} below`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export function sentence(words: string): string {
  return `${words.replace(/^./, (first) => first.toUpperCase())}.`;
}

export const figureImage = (figure: Figure): ContentImage => ({
  svg: figureCell(figure),
  alternativeText: sentence(figureWords(figure)),
});
