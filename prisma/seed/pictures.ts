import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { ContentImage, ContentQuestion } from '@markwell/content/types';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import type { Rows } from './insert-rows.ts';

export interface Pictures {
  rows: Rows['mediaFiles'];
  idOf: (image: ContentImage | undefined) => string | null;
  /** Makes the files part of the media folder; until then they lie aside. */
  keep: () => Promise<void>;
}

/** Drawings are rendered at twice their size, so that lines stay sharp on fine screens. */
const density = 144;
const atOnce = 4;

/** Renders every different picture of the questions to WebP. What a killed run left aside is removed first. */
export async function renderPictures(
  questions: readonly ContentQuestion[],
  mediaRoot: string,
): Promise<Pictures> {
  const aside = path.join(mediaRoot, '.seeding');
  await fs.rm(aside, { recursive: true, force: true });
  await fs.mkdir(aside, { recursive: true });
  const different = new Map(questions.flatMap(picturesOf).map((image) => [identity(image), image]));
  const waiting = different.entries();
  const rows = new Map<string, Rows['mediaFiles'][number]>();
  const renderNext = async () => {
    for (const [key, image] of waiting) rows.set(key, await render(image, aside));
  };
  await Promise.all(Array.from({ length: atOnce }, renderNext));
  return {
    rows: [...rows.values()],
    idOf: (image) => (image && rows.get(identity(image))?.id) ?? null,
    keep: async () => {
      for (const { storageKey } of rows.values()) {
        await fs.rename(path.join(aside, storageKey), path.join(mediaRoot, storageKey));
      }
      await fs.rm(aside, { recursive: true });
    },
  };
}

function picturesOf({ image, solutionImage, options }: ContentQuestion): ContentImage[] {
  const ofOptions = options.map((option) => ('image' in option ? option.image : undefined));
  return [image, solutionImage, ...ofOptions].filter((picture) => picture !== undefined);
}

/** The same drawing with other words is another file: the words belong to the file. */
function identity({ svg, alternativeText }: ContentImage): string {
  return `${alternativeText}\n${svg}`;
}

async function render({ svg, alternativeText }: ContentImage, folder: string) {
  const storageKey = `${randomBytes(12).toString('hex')}.webp`;
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .webp({ effort: 2, lossless: true }) // smaller than lossy for flat drawings, and sharper
    .toBuffer({ resolveWithObject: true });
  await fs.writeFile(path.join(folder, storageKey), data);
  return {
    id: uuid(),
    storageKey,
    access: 'PUBLIC' as const,
    contentType: 'image/webp',
    byteSize: info.size,
    width: info.width,
    height: info.height,
    alternativeText,
  };
}
