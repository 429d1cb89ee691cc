import sharp from 'sharp';
import { itemAt } from '../../item-at.ts';
import type { ContentQuestion } from '../../content-types.ts';

/** The side at which options are compared, in pixels: smaller than on any phone. */
const side = 96;

async function darkness(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'contain', background: '#FFFFFF' })
    .greyscale()
    .raw()
    .toBuffer();
}

/**
 * The smallest difference between two options of a question: pixels that differ clearly in grey, as a share of the
 * pixels that are not paper in the one with more ink. Infinity for options in words.
 */
export async function smallestDifference({ options }: ContentQuestion): Promise<number> {
  const pictures = await Promise.all(
    options.flatMap((option) => ('image' in option ? [darkness(option.image.svg)] : [])),
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
