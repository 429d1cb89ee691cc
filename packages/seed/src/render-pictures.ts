import type { ContentImage, ContentQuestion } from '@markwell/content/content-types';
import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import type { Rows } from '@markwell/database/sql/insert-rows';
import type { StagedMedia } from './staged-media.ts';

export interface Pictures {
  rows: Rows['mediaFiles'];
  idOf: (image: ContentImage | undefined) => string | null;
}

/** Drawings are rendered at twice their size, so that lines stay sharp on high-resolution screens. */
const density = 144;
const atOnce = 4;

/** Renders each distinct picture of the questions to WebP. */
export async function renderPictures(
  questions: readonly ContentQuestion[],
  media: Pick<StagedMedia, 'write'>,
): Promise<Pictures> {
  const different = new Map(questions.flatMap(picturesOf).map((image) => [identity(image), image]));
  const remaining = different.entries();
  const rows = new Map<string, Rows['mediaFiles'][number]>();
  const renderNext = async () => {
    for (const [key, image] of remaining) rows.set(key, await render(image, media));
  };
  await Promise.all(Array.from({ length: atOnce }, renderNext));
  return {
    rows: [...rows.values()],
    idOf: (image) => (image && rows.get(identity(image))?.id) ?? null,
  };
}

function picturesOf({ image, solutionImage, options }: ContentQuestion): ContentImage[] {
  const ofOptions = options.map((option) => ('image' in option ? option.image : undefined));
  return [image, solutionImage, ...ofOptions].filter((picture) => picture !== undefined);
}

/** The same drawing with another alternative text is another file, because the text is stored with the file. */
function identity({ svg, alternativeText }: ContentImage): string {
  return `${alternativeText}\n${svg}`;
}

async function render({ svg, alternativeText }: ContentImage, media: Pick<StagedMedia, 'write'>) {
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .webp({ effort: 2, lossless: true }) // smaller than lossy for flat drawings, and sharper
    .toBuffer({ resolveWithObject: true });
  return {
    id: uuid(),
    storageKey: await media.write('webp', data),
    access: 'PUBLIC' as const,
    contentType: 'image/webp',
    byteSize: info.size,
    width: info.width,
    height: info.height,
    alternativeText,
  };
}
