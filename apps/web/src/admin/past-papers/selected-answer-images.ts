import {
  compareAnswerSlots,
  duplicateSlots,
  slotsWithoutPartner,
  assignAnswerSlots,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/rules/questions/answer-slots';
import { maxImageBytes } from '@markwell/shared/vocabulary/media';
import { maxPaperQuestions } from '@markwell/shared/vocabulary/past-papers';
import type { FileToSend } from '../../lib/api/client.ts';

/** A selected picture, its preview address and its answer slot. */
export interface SelectedAnswerImage {
  file: File;
  url: string;
  slot: AnswerSlot;
}

/** The number of pictures in one request, which stores all of them or none. */
export const imagesPerRequest = 20;
/** The most pictures that can be selected: a question and a solution for each number. */
export const maxSelected = 2 * maxPaperQuestions;

const takenTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files to the selection, each with a slot. Returns the error of the first rejected file. */
export function addImages(
  picked: readonly SelectedAnswerImage[],
  files: readonly File[],
): { picked: SelectedAnswerImage[]; problem: string | undefined } {
  const problem = files.map(problemWith).find((each) => each !== undefined);
  const fresh = files.filter(
    (file) => problemWith(file) === undefined && !picked.some((each) => isSame(each.file, file)),
  );
  const most = fresh.slice(0, maxSelected - picked.length);
  const slots = assignAnswerSlots(
    most.map(({ name }) => name),
    picked.map(({ slot }) => slot),
  );
  const added = most.flatMap((file, index) => {
    const slot = slots[index];
    return slot ? [{ file, slot, url: URL.createObjectURL(file) }] : [];
  });
  return {
    picked: sortBySlot([...picked, ...added]),
    problem:
      problem ??
      (most.length < fresh.length
        ? `Please choose at most ${String(maxSelected)} images at a time`
        : undefined),
  };
}

function problemWith({ name, type, size }: File): string | undefined {
  if (!takenTypes.has(type)) {
    return `${name} is not a supported image. Please use JPEG, PNG, WebP or GIF.`;
  }
  return size > maxImageBytes ? `${name} is larger than 5 MB` : undefined;
}

export const sortBySlot = (picked: readonly SelectedAnswerImage[]): SelectedAnswerImage[] =>
  picked.toSorted((one, other) => compareAnswerSlots(one.slot, other.slot));

/** The pictures in the order of their answer slots, in parts of one request each. */
export function partsOf(picked: readonly SelectedAnswerImage[]): FileToSend[][] {
  const files = sortBySlot(picked).map(({ file, slot }) => ({ file, fieldName: formatAnswerSlot(slot) }));
  return Array.from({ length: Math.ceil(files.length / imagesPerRequest) }, (_, index) =>
    files.slice(index * imagesPerRequest, (index + 1) * imagesPerRequest),
  );
}

/** Checks a selection. Slots used twice prevent sending; a missing partner only gives a warning. */
export function checkSelection(picked: readonly SelectedAnswerImage[], stored: readonly AnswerSlot[]) {
  const slots = picked.map(({ slot }) => slot);
  const existing = new Set(stored.map(formatAnswerSlot));
  const chosen = new Set(slots.map(formatAnswerSlot));
  return {
    questions: slots.filter(({ kind }) => kind === 'Q').length,
    solutions: slots.filter(({ kind }) => kind === 'S').length,
    contested: duplicateSlots(slots),
    lonely: slotsWithoutPartner([...slots, ...stored]).filter((slot) => chosen.has(formatAnswerSlot(slot))),
    replaced: slots.filter((slot) => existing.has(formatAnswerSlot(slot))),
  };
}
