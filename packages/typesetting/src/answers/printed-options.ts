import type { ShownPicture } from '@markwell/shared/answers/pictures';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { ContentOption } from '@markwell/questions/content-types';
import type { Drawings } from './printed-kind.ts';

type Content = { text: string } | { picture: ShownPicture };

/** A picture that is no drawing is printed as its description. */
export function printedContent(content: Content, drawings: Drawings): ContentOption {
  if ('text' in content) return content;
  const svg = drawings.get(content.picture.imageId);
  const alternativeText = content.picture.alternativeText ?? 'a picture without a description';
  return svg === undefined ? { text: `[Picture: ${alternativeText}]` } : { image: { svg, alternativeText } };
}

const noDrawings: Drawings = new Map();

export const wordsOfContent = (content: Content): string => {
  const printed = printedContent(content, noDrawings);
  return 'text' in printed ? printed.text : printed.image.alternativeText;
};

/** The options with their letters, in words. */
export const wordsOfOptions = (options: readonly { content: Content }[]): string[] =>
  options.map(({ content }, index) => `${optionLetters[index] ?? ''}: ${wordsOfContent(content)}.`);
