import type { PaperQuestion } from '@markwell/questions/papers/paper';
import { questionBlock, solutionBlock } from './question.ts';
import { blockToSvg } from './to-svg.ts';

/** A narrow column, so that the text can be read on a phone without zooming. */
const width = 460;
const size = 19;
const margin = 22;

/** A question of a paper as SVG. */
export const questionPicture = (question: PaperQuestion): string =>
  blockToSvg(questionBlock(question, { width, size }), width, margin);

/** Its worked solution as SVG. */
export const solutionPicture = (question: PaperQuestion): string =>
  blockToSvg(solutionBlock(question, { width, size }), width, margin);
