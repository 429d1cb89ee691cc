import type { ContentImage, ContentQuestion } from '../../content-types.ts';

/** All pictures of a question: those of its body, its options and its solution. */
export function imagesOf({ image, solutionImage, options }: ContentQuestion): ContentImage[] {
  return [
    image,
    solutionImage,
    ...options.map((option) => ('image' in option ? option.image : undefined)),
  ].filter((each) => each !== undefined);
}

/**
 * The first part of a picture that a PDF would print black or not at all; null if there is none. A PDF has no colours
 * with transparency, no style sheets and no inherited page colours. It accepts only `#RRGGBB` and `none`, with
 * `fill-opacity` for transparency.
 */
export function unprintable(svg: string): string | null {
  const [found] =
    /[\w-]*(?:fill|stroke|color)="(?!none"|#[\dA-Fa-f]{6}")[^"]*"|<style|\b(?:style|class)="/.exec(svg) ?? [];
  return found ?? null;
}
