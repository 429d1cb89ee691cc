import { itemAt } from '../../item-at.ts';
import type { ContentQuestion } from '../../content-types.ts';

/** Draws a picture as squares of grey, 0 to 255: 96 to a side, smaller than an option on any phone. */
export type Rasterise = (svg: string) => Promise<Uint8Array>;

/**
 * The smallest difference between two options of a question: pixels that differ clearly in grey, as a share of the
 * pixels that are not paper in the one with more ink. Infinity for options in words.
 */
export async function smallestDifference(
  { options }: ContentQuestion,
  rasterise: Rasterise,
): Promise<number> {
  const pictures = await Promise.all(
    options.flatMap((option) => ('image' in option ? [rasterise(option.image.svg)] : [])),
  );
  let smallest = Infinity;
  pictures.forEach((one, index) => {
    for (const other of pictures.slice(index + 1)) {
      let [different, inkOfOne, inkOfOther] = [0, 0, 0];
      one.forEach((grey, pixel) => {
        const beside = itemAt(other, pixel);
        if (grey < 230) inkOfOne++;
        if (beside < 230) inkOfOther++;
        if (Math.abs(grey - beside) > 48) different++;
      });
      smallest = Math.min(smallest, different / Math.max(1, inkOfOne, inkOfOther));
    }
  });
  return smallest;
}

/** Options of a question differ in at least this share of their ink. */
export const leastDifference = 0.04;
