import type { ContentImage, ContentQuestion } from '../../content-types.ts';

/** Every picture of a question: of its text, its options and its solution. */
export function imagesOf({ image, solutionImage, options }: ContentQuestion): ContentImage[] {
  return [
    image,
    solutionImage,
    ...options.map((option) => ('image' in option ? option.image : undefined)),
  ].filter((each) => each !== undefined);
}

/**
 * What a PDF would print black or not at all; null when there is nothing of the kind. A PDF has no colours with
 * transparency in them, no style sheets and no colours of a page around it: `#RRGGBB` and `none` are all it takes, and
 * `fill-opacity` says how much shows through.
 */
export function unprintable(svg: string): string | null {
  const [found] =
    /[\w-]*(?:fill|stroke|color)="(?!none"|#[\dA-Fa-f]{6}")[^"]*"|<style|\b(?:style|class)="/.exec(svg) ?? [];
  return found ?? null;
}
