import {
  formatPlace,
  placeInFileName,
  placeInOrder,
  placePictures,
  type PlacedPictures,
} from './picture-places.ts';
import type { UploadContent } from './upload-content.ts';

const indexesOf = (names: readonly unknown[]) => names.map((_, index) => index);

/**
 * The pictures of pasted questions: by file name, for some or all of the questions; in order, when no name has a place
 * and there is one picture for each question.
 */
export function picturesOfPasted(fileNames: readonly string[], numbers: readonly number[]): PlacedPictures {
  const isNamed = fileNames.some((name) => placeInFileName(name) !== undefined);
  return !isNamed && fileNames.length === numbers.length
    ? placeInOrder(indexesOf(fileNames), numbers)
    : placePictures('questionImages', fileNames, numbers);
}

/**
 * Pictures that are questions themselves, in the order of their names, with the numbers in their names if these count
 * up, or from `first` on. The pictures of options (Q3A) belong to the question with the same number in its name.
 */
export function picturesAsQuestions(
  fileNames: readonly string[],
  first: number,
): PlacedPictures & { numbers: number[] } {
  const places = fileNames.map(placeInFileName);
  const asQuestions = indexesOf(fileNames).filter((index) => !places[index]?.letter);
  const inNames = asQuestions.flatMap((index) => places[index]?.number ?? []);
  const isNumbered = inNames.length === asQuestions.length && isCountedUp(inNames);
  const numbers = isNumbered ? inNames : countFrom(first, asQuestions.length);
  const inOrder = placeInOrder(asQuestions, numbers);

  const numberOfName = new Map(inNames.map((inName, position) => [inName, numbers[position] ?? inName]));
  const renamed = fileNames.map((name, index) => {
    const place = places[index];
    if (!place || (place.letter === null && place.kind === 'Q')) return undefined;
    const number = numberOfName.get(place.number) ?? place.number;
    return place.kind === 'Q' && numberOfName.has(place.number) ? formatPlace({ ...place, number }) : name;
  });
  const rest = renamed.flatMap((name, index) => (name === undefined ? [] : [{ name, index }]));
  const placed = placePictures(
    'questionImages',
    rest.map(({ name }) => name),
    numbers,
  );
  const ofOptions = new Map(
    [...placed.ofOptions].map(([number, options]) => [
      number,
      new Map([...options].map(([letter, position]) => [letter, rest[position]?.index ?? 0])),
    ]),
  );
  return { ...inOrder, ofOptions, errors: placed.errors, numbers };
}

/** The pictures of solutions: by file name if they all have a place, or in order if there is one for each question. */
export function picturesOfSolutions(
  { solutionType, solutionImages }: UploadContent,
  numbers: readonly number[],
): PlacedPictures {
  const named = placePictures('solutionImages', solutionImages, numbers);
  if (named.errors.length === 0 && solutionType === 'both') return named;
  const isComplete = named.errors.length === 0 && named.ofQuestion.size === numbers.length;
  if (isComplete) return named;
  const isForAll = solutionImages.length === numbers.length;
  if (isForAll || solutionType === 'image') return placeInOrder(indexesOf(solutionImages), numbers);
  return named;
}

/** Numbers that count up: countFrom(21, 3) is 21, 22, 23. */
const countFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index);

/** Whether each number is one more than the number before it. */
const isCountedUp = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index && number > 0);
