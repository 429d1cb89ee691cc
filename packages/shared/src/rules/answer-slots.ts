import { maxPaperQuestions } from '../vocabulary/past-papers.ts';
import { compareFileNames } from './sort-file-names.ts';

/** Where a picture belongs: Q3 is the third question, S3 its solution. */
export interface AnswerSlot {
  kind: 'Q' | 'S';
  number: number;
}

/** Q1, S12: how a place is written, the name of the form's field included. */
export const answerSlotPattern = /^[QS](?:[1-9]\d?|[1-4]\d\d|500)$/;

/** Q3. */
export const formatAnswerSlot = ({ kind, number }: AnswerSlot): string => `${kind}${String(number)}`;

/** What is written by `formatAnswerSlot`; undefined for anything else. */
export function parseAnswerSlot(text: string): AnswerSlot | undefined {
  if (!answerSlotPattern.test(text)) return undefined;
  return { kind: text.startsWith('Q') ? 'Q' : 'S', number: Number(text.slice(1)) };
}

/** The order of reading: Q1, S1, Q2, S2. */
export const compareAnswerSlots = (one: AnswerSlot, other: AnswerSlot): number =>
  one.number - other.number || (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0);

const named = /(?:^|[^\p{L}\p{N}])(q(?:uestion)?|s(?:olution)?)[\s._-]*0*(\d+)/iu;

/** The place that a file's name says: 'q1.png', 'S12 (2).jpg', 'Paper 2 - Question 7.webp'. */
export function answerSlotInFileName(fileName: string): AnswerSlot | undefined {
  const [, kind, digits] = named.exec(fileName) ?? [];
  if (kind === undefined || digits === undefined) return undefined;
  return parseAnswerSlot(`${kind.charAt(0).toUpperCase()}${digits}`);
}

/**
 * A place for each file, in the order given. Names decide; files whose names say nothing take turns as question and
 * solution, by their names' order, in the places that are still free (spec 3 §5).
 */
export function assignAnswerSlots(
  fileNames: readonly string[],
  taken: readonly AnswerSlot[] = [],
): AnswerSlot[] {
  const places = fileNames.map(answerSlotInFileName);
  const used = new Set([...taken, ...places.filter((place) => place !== undefined)].map(formatAnswerSlot));
  const free = freePlaces(used);
  const unnamed = fileNames
    .map((name, index) => ({ name, index }))
    .filter(({ index }) => places[index] === undefined)
    .toSorted((one, other) => compareFileNames(one.name, other.name));
  for (const { index } of unnamed) places[index] = free.next().value;
  return places.map((place) => place ?? { kind: 'S', number: maxPaperQuestions });
}

function* freePlaces(used: ReadonlySet<string>): Generator<AnswerSlot, undefined> {
  for (let number = 1; number <= maxPaperQuestions; number += 1) {
    for (const kind of ['Q', 'S'] as const) {
      if (!used.has(formatAnswerSlot({ kind, number }))) yield { kind, number };
    }
  }
}

/** Places that more than one picture wants, each once. */
export function duplicateSlots(places: readonly AnswerSlot[]): AnswerSlot[] {
  const seen = new Set<string>();
  const contested = new Map<string, AnswerSlot>();
  for (const place of places) {
    const written = formatAnswerSlot(place);
    if (seen.has(written)) contested.set(written, place);
    seen.add(written);
  }
  return [...contested.values()].toSorted(compareAnswerSlots);
}

/** Questions without a solution and solutions without a question: named so that a missing page is noticed. */
export function slotsWithoutPartner(places: readonly AnswerSlot[]): AnswerSlot[] {
  const all = new Set(places.map(formatAnswerSlot));
  return places
    .filter(({ kind, number }) => !all.has(formatAnswerSlot({ kind: kind === 'Q' ? 'S' : 'Q', number })))
    .toSorted(compareAnswerSlots);
}
