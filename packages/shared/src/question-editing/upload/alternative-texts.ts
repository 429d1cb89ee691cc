import { z } from 'zod';
import type { OptionLetter } from '../../answers/option-letters.ts';
import { isStorable } from './pasted-lines.ts';

/** Characters. */
export const maxAlternativeText = 500;
/** Characters of the JSON with the texts of all pictures and their names. */
const maxJsonLength = 500_000;

const textsByFile = z
  .record(z.string(), z.string().trim().max(maxAlternativeText).refine(isStorable))
  .default({});
const schema = z.object({ questionImages: textsByFile, solutionImages: textsByFile });
/** Typed alternative texts by file name, for each field of pictures. */
export type AlternativeTexts = z.output<typeof schema>;

/** Parses the JSON of the field; undefined when it is not valid. An empty text means no alternative texts. */
export function parseAlternativeTexts(text: string): AlternativeTexts | undefined {
  if (text.length > maxJsonLength) return undefined;
  if (text.trim() === '') return { questionImages: {}, solutionImages: {} };
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What a picture shows: the question or a part of it, one of its options, or its solution. */
export type PictureUse = 'question' | 'solution' | OptionLetter;

const maxStart = 120;

/** The alternative text of a picture for which none was typed: what is known about it. */
export function defaultAlternativeText(use: PictureUse, body: string | null, topicName: string): string {
  if (use !== 'question' && use !== 'solution') return `Option ${use}, as a picture`;
  const words = (body ?? '').replaceAll(/\s+/gu, ' ').trim();
  const start = words.length > maxStart ? `${[...words].slice(0, maxStart).join('')}…` : words;
  if (use === 'question') {
    return start === '' ? `A question on ${topicName}, as a picture` : `Picture for the question: ${start}`;
  }
  return start === ''
    ? `The solution to a question on ${topicName}, as a picture`
    : `The solution, as a picture, to the question: ${start}`;
}
