import {
  byPlace,
  contestedPlaces,
  lonelyPlaces,
  placesFor,
  writePlace,
  type AnswerPlace,
} from '@markwell/shared/rules/answer-places';
import { mostImageBytes } from '@markwell/shared/vocabulary/media';
import { mostPaperQuestions } from '@markwell/shared/vocabulary/past-papers';
import type { FileToSend } from '../../lib/api/client.ts';

/** A picture that was chosen, the address it is shown by, and where it is to go. */
export interface PickedAnswer {
  file: File;
  url: string;
  place: AnswerPlace;
}

/** Pictures of one request: all of them are written, or none. */
export const picturesAtOnce = 20;
/** Pictures that can wait at the same time: a question and a solution each. */
export const mostPicked = 2 * mostPaperQuestions;

const takenTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** The chosen files beside those already there, each in its place; and what is wrong with the first that is left out. */
export function pick(
  picked: readonly PickedAnswer[],
  files: readonly File[],
): { picked: PickedAnswer[]; problem: string | undefined } {
  const problem = files.map(problemWith).find((each) => each !== undefined);
  const fresh = files.filter(
    (file) => problemWith(file) === undefined && !picked.some((each) => isSame(each.file, file)),
  );
  const most = fresh.slice(0, mostPicked - picked.length);
  const places = placesFor(
    most.map(({ name }) => name),
    picked.map(({ place }) => place),
  );
  const added = most.flatMap((file, index) => {
    const place = places[index];
    return place ? [{ file, place, url: URL.createObjectURL(file) }] : [];
  });
  return {
    picked: inOrder([...picked, ...added]),
    problem:
      problem ??
      (most.length < fresh.length
        ? `Please choose at most ${String(mostPicked)} images at a time`
        : undefined),
  };
}

function problemWith({ name, type, size }: File): string | undefined {
  if (!takenTypes.has(type)) {
    return `${name} is not an image that is taken. Please use JPEG, PNG, WebP or GIF.`;
  }
  return size > mostImageBytes ? `${name} is larger than 5 MB` : undefined;
}

export const inOrder = (picked: readonly PickedAnswer[]): PickedAnswer[] =>
  picked.toSorted((one, other) => byPlace(one.place, other.place));

/** One after the other in their places, so that what is written first is the paper's beginning. */
export function partsOf(picked: readonly PickedAnswer[]): FileToSend[][] {
  const files = inOrder(picked).map(({ file, place }) => ({ file, fieldName: writePlace(place) }));
  return Array.from({ length: Math.ceil(files.length / picturesAtOnce) }, (_, index) =>
    files.slice(index * picturesAtOnce, (index + 1) * picturesAtOnce),
  );
}

/** What to know before sending: places that two want keep it from being sent, pictures without a partner do not. */
export function lookAt(picked: readonly PickedAnswer[], stored: readonly AnswerPlace[]) {
  const places = picked.map(({ place }) => place);
  const lying = new Set(stored.map(writePlace));
  const chosen = new Set(places.map(writePlace));
  return {
    questions: places.filter(({ kind }) => kind === 'Q').length,
    solutions: places.filter(({ kind }) => kind === 'S').length,
    contested: contestedPlaces(places),
    lonely: lonelyPlaces([...places, ...stored]).filter((place) => chosen.has(writePlace(place))),
    replaced: places.filter((place) => lying.has(writePlace(place))),
  };
}
