import type { PaperQuestion } from '@markwell/content/papers/paper';
import sharp from 'sharp';
import { questionBlock, solutionBlock } from './question.ts';
import { blockToSvg } from './to-svg.ts';

/** A narrow column, so that the text can be read on a phone without zooming. */
const width = 460;
const size = 19;
const margin = 22;
/** Twice the drawn size, so that text is sharp on high-resolution screens. */
const density = 144;

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export const questionPicture = (question: PaperQuestion): Promise<Picture> =>
  render(blockToSvg(questionBlock(question, { width, size }), width, margin));

export const solutionPicture = (question: PaperQuestion): Promise<Picture> =>
  render(blockToSvg(solutionBlock(question, { width, size }), width, margin));

async function render(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .webp({ quality: 82, effort: 0 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
