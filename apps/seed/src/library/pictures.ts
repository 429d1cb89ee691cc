import { hash } from 'node:crypto';
import type { ContentImage } from '@markwell/questions/content-types';
import type { Rows } from '@markwell/database/sql/insert-rows';
import { v7 as uuid } from 'uuid';
import type { LibraryQuestion } from './library.ts';

/** Pixels of a unit of a drawing: pages reserve space of this size, and show no picture larger. */
const scale = 2;
const root = /^<svg xmlns="([^"]+)" width="([\d.]+)" height="([\d.]+)"/;

/**
 * The storage key of a drawing. Equal drawings with equal words are one file, in every release; the words are stored
 * with the file.
 */
export function storageKeyOf({ svg, alternativeText }: ContentImage): string {
  return `${hash('sha256', `${alternativeText}\n${svg}`, 'hex').slice(0, 32)}.svg`;
}

export function picturesOf({ image, solutionImage, options }: LibraryQuestion): ContentImage[] {
  const ofOptions = options.map((option) => ('image' in option ? option.image : undefined));
  return [image, solutionImage, ...ofOptions].filter((picture) => picture !== undefined);
}

/** The rows of a drawing, which is stored as SVG: nothing is drawn until a browser shows it. */
export function drawingRows(image: ContentImage): {
  mediaFile: Rows['mediaFiles'][number] & { id: string };
  drawing: Rows['drawings'][number];
} {
  const [start = '', namespace = '', wide = '', high = ''] = root.exec(image.svg) ?? [];
  if (start === '') throw new Error(`A drawing has no size: ${image.alternativeText}`);
  const [width, height] = [Math.round(Number(wide) * scale), Math.round(Number(high) * scale)];
  const svg = `<svg xmlns="${namespace}" width="${width}" height="${height}"${image.svg.slice(start.length)}`;
  const id = uuid();
  return {
    mediaFile: {
      id,
      storageKey: storageKeyOf(image),
      access: 'PUBLIC',
      contentType: 'image/svg+xml',
      byteSize: Buffer.byteLength(svg),
      width,
      height,
      alternativeText: image.alternativeText,
    },
    drawing: { mediaFileId: id, svg },
  };
}
