import { maxPaperQuestions } from './past-papers.vocabulary.ts';
import { compareFileNames } from '../text/sort-file-names.ts';

/** The answer slot of a picture: Q3 is the third question, S3 its solution. */
export interface AnswerSlot {
  kind: 'Q' | 'S';
  number: number;
}

/** A slot as text, for example Q1 or S12. Also the name of its form field. */
export const answerSlotPattern = /^[QS](?:[1-9]\d?|[1-4]\d\d|500)$/;

/** A slot as text: Q3. */
export const formatAnswerSlot = ({ kind, number }: AnswerSlot): string => `${kind}${String(number)}`;

/** Parses the text of `formatAnswerSlot`; undefined for any other text. */
export function parseAnswerSlot(text: string): AnswerSlot | undefined {
  if (!answerSlotPattern.test(text)) return undefined;
  return { kind: text.startsWith('Q') ? 'Q' : 'S', number: Number(text.slice(1)) };
}

/** Reading order: Q1, S1, Q2, S2. */
export const compareAnswerSlots = (one: AnswerSlot, other: AnswerSlot): number =>
  one.number - other.number || (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0);

const named = /(?:^|[^\p{L}\p{N}])(q(?:uestion)?|s(?:olution)?)[\s._-]*0*(\d+)/iu;

/** The slot in a file name: 'q1.png', 'S12 (2).jpg', 'Paper 2 - Question 7.webp'. Undefined if there is none. */
export function answerSlotInFileName(fileName: string): AnswerSlot | undefined {
  const [, kind, digits] = named.exec(fileName) ?? [];
  if (kind === undefined || digits === undefined) return undefined;
  return parseAnswerSlot(`${kind.charAt(0).toUpperCase()}${digits}`);
}

/**
 * A slot for each file, in the given order. Files with a slot in their name get it. The others, sorted by name, fill
 * the free slots: question, solution, next question, and so on.
 */
export function assignAnswerSlots(
  fileNames: readonly string[],
  taken: readonly AnswerSlot[] = [],
): AnswerSlot[] {
  const slots = fileNames.map(answerSlotInFileName);
  const used = new Set([...taken, ...slots.filter((slot) => slot !== undefined)].map(formatAnswerSlot));
  const free = freeSlots(used);
  const unnamed = fileNames
    .map((name, index) => ({ name, index }))
    .filter(({ index }) => slots[index] === undefined)
    .toSorted((one, other) => compareFileNames(one.name, other.name));
  for (const { index } of unnamed) slots[index] = free.next().value;
  return slots.map((slot) => slot ?? { kind: 'S', number: maxPaperQuestions });
}

function* freeSlots(used: ReadonlySet<string>): Generator<AnswerSlot, undefined> {
  for (let number = 1; number <= maxPaperQuestions; number += 1) {
    for (const kind of ['Q', 'S'] as const) {
      if (!used.has(formatAnswerSlot({ kind, number }))) yield { kind, number };
    }
  }
}

/** Slots that more than one picture has, each listed once. */
export function duplicateSlots(slots: readonly AnswerSlot[]): AnswerSlot[] {
  const seen = new Set<string>();
  const duplicates = new Map<string, AnswerSlot>();
  for (const slot of slots) {
    const written = formatAnswerSlot(slot);
    if (seen.has(written)) duplicates.set(written, slot);
    seen.add(written);
  }
  return [...duplicates.values()].toSorted(compareAnswerSlots);
}

/** Slots without a partner (a question without its solution, or the reverse), so that a missing page is noticed. */
export function slotsWithoutPartner(slots: readonly AnswerSlot[]): AnswerSlot[] {
  const all = new Set(slots.map(formatAnswerSlot));
  return slots
    .filter(({ kind, number }) => !all.has(formatAnswerSlot({ kind: kind === 'Q' ? 'S' : 'Q', number })))
    .toSorted(compareAnswerSlots);
}
