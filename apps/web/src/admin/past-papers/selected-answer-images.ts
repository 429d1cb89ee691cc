import {
  compareAnswerSlots,
  duplicateSlots,
  slotsWithoutPartner,
  assignAnswerSlots,
  formatAnswerSlot,
  type AnswerSlot,
} from '@markwell/shared/rules/answer-slots';
import { maxImageBytes } from '@markwell/shared/vocabulary/media';
import { maxPaperQuestions } from '@markwell/shared/vocabulary/past-papers';
import type { FileToSend } from '../../lib/api/client.ts';

/** A selected picture, its preview address and its answer slot. */
export interface SelectedAnswerImage {
  file: File;
  url: string;
  place: AnswerSlot;
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
  const places = assignAnswerSlots(
    most.map(({ name }) => name),
    picked.map(({ place }) => place),
  );
  const added = most.flatMap((file, index) => {
    const place = places[index];
    return place ? [{ file, place, url: URL.createObjectURL(file) }] : [];
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
  picked.toSorted((one, other) => compareAnswerSlots(one.place, other.place));

/** The pictures in the order of their answer slots, in parts of one request each. */
export function partsOf(picked: readonly SelectedAnswerImage[]): FileToSend[][] {
  const files = sortBySlot(picked).map(({ file, place }) => ({ file, fieldName: formatAnswerSlot(place) }));
  return Array.from({ length: Math.ceil(files.length / imagesPerRequest) }, (_, index) =>
    files.slice(index * imagesPerRequest, (index + 1) * imagesPerRequest),
  );
}

/** Checks a selection. Slots used twice prevent sending; a missing partner only gives a warning. */
export function checkSelection(picked: readonly SelectedAnswerImage[], stored: readonly AnswerSlot[]) {
  const places = picked.map(({ place }) => place);
  const lying = new Set(stored.map(formatAnswerSlot));
  const chosen = new Set(places.map(formatAnswerSlot));
  return {
    questions: places.filter(({ kind }) => kind === 'Q').length,
    solutions: places.filter(({ kind }) => kind === 'S').length,
    contested: duplicateSlots(places),
    lonely: slotsWithoutPartner([...places, ...stored]).filter((place) =>
      chosen.has(formatAnswerSlot(place)),
    ),
    replaced: places.filter((place) => lying.has(formatAnswerSlot(place))),
  };
}
