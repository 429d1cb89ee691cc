import {
  compareAnswerSlots,
  duplicateSlots,
  slotsWithoutPartner,
  assignAnswerSlots,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/past-papers/answer-slots';
import { maxImageBytes } from '@markwell/shared/media/media.vocabulary';
import { maxPaperQuestions } from '@markwell/shared/past-papers/past-papers.vocabulary';
import type { FileToSend } from '#lib/api/client.ts';

/** A selected picture, its preview address and its answer slot. */
export interface SelectedAnswerImage {
  file: File;
  url: string;
  slot: AnswerSlot;
}

/** The number of pictures in one request, which stores all of them or none. */
export const imagesPerRequest = 20;
/** The most pictures that can be selected: a question and a solution for each number. */
const maxSelected = 2 * maxPaperQuestions;

const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files to the selection, each with a slot. Returns the error of the first rejected file. */
export function addImages(
  selected: readonly SelectedAnswerImage[],
  files: readonly File[],
): { selected: SelectedAnswerImage[]; problem: string | undefined } {
  const problem = files.map(problemWith).find((each) => each !== undefined);
  const fresh = files.filter(
    (file) => problemWith(file) === undefined && !selected.some((each) => isSame(each.file, file)),
  );
  const most = fresh.slice(0, maxSelected - selected.length);
  const slots = assignAnswerSlots(
    most.map(({ name }) => name),
    selected.map(({ slot }) => slot),
  );
  const added = most.flatMap((file, index) => {
    const slot = slots[index];
    return slot ? [{ file, slot, url: URL.createObjectURL(file) }] : [];
  });
  return {
    selected: sortBySlot([...selected, ...added]),
    problem:
      problem ??
      (most.length < fresh.length
        ? `Please choose at most ${String(maxSelected)} images at a time`
        : undefined),
  };
}

function problemWith({ name, type, size }: File): string | undefined {
  if (!acceptedTypes.has(type)) {
    return `${name} is not a supported image. Please use JPEG, PNG, WebP, AVIF or GIF.`;
  }
  return size > maxImageBytes ? `${name} is larger than 5 MB` : undefined;
}

export const sortBySlot = (selected: readonly SelectedAnswerImage[]): SelectedAnswerImage[] =>
  selected.toSorted((one, other) => compareAnswerSlots(one.slot, other.slot));

/** The pictures in the order of their answer slots, in batches of one request each. */
export function batchesOf(selected: readonly SelectedAnswerImage[]): FileToSend[][] {
  const files = sortBySlot(selected).map(({ file, slot }) => ({ file, fieldName: formatAnswerSlot(slot) }));
  return Array.from({ length: Math.ceil(files.length / imagesPerRequest) }, (_, index) =>
    files.slice(index * imagesPerRequest, (index + 1) * imagesPerRequest),
  );
}

/** Checks a selection. Slots used twice prevent sending; a missing partner only gives a warning. */
export function checkSelection(selected: readonly SelectedAnswerImage[], stored: readonly AnswerSlot[]) {
  const slots = selected.map(({ slot }) => slot);
  const storedSlots = new Set(stored.map(formatAnswerSlot));
  const chosen = new Set(slots.map(formatAnswerSlot));
  return {
    questions: slots.filter(({ kind }) => kind === 'Q').length,
    solutions: slots.filter(({ kind }) => kind === 'S').length,
    usedTwice: duplicateSlots(slots),
    withoutPartner: slotsWithoutPartner([...slots, ...stored]).filter((slot) =>
      chosen.has(formatAnswerSlot(slot)),
    ),
    replaced: slots.filter((slot) => storedSlots.has(formatAnswerSlot(slot))),
  };
}
