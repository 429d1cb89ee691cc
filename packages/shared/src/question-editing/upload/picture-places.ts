import { optionLetters, type OptionLetter } from '../../answers/option-letters.ts';
import type { UploadError } from './upload-error.ts';

/** Where a picture belongs: to question 3 (Q3), to its option A (Q3A) or to its solution (S3). */
interface PicturePlace {
  kind: 'Q' | 'S';
  number: number;
  letter: OptionLetter | null;
}

const named = /(?:^|[^\p{L}\p{N}])(q(?:uestion)?|s(?:olution)?)[\s._-]*0*(\d{1,6})([a-e])?(?![\p{L}\p{N}])/iu;

/** The place in a file name: 'Q3.png', 'q3a.jpg', 'Paper 2 - Question 7.webp', 'S12 (2).png'. */
export function placeInFileName(fileName: string): PicturePlace | undefined {
  const [, kind, digits, letter] = named.exec(fileName) ?? [];
  if (kind === undefined || digits === undefined) return undefined;
  return {
    kind: kind.toUpperCase().startsWith('Q') ? 'Q' : 'S',
    number: Number(digits),
    letter: optionLetters.find((each) => each === letter?.toUpperCase()) ?? null,
  };
}

/** A place as text: Q3, Q3A, S3. */
export const formatPlace = ({ kind, number, letter }: PicturePlace): string =>
  `${kind}${number}${letter ?? ''}`;

/** Pictures of one field, by their indexes in the sorted list. */
export interface PlacedPictures {
  /** The picture of each question number. */
  ofQuestion: Map<number, number>;
  /** The pictures of each question's options, by letter. */
  ofOptions: Map<number, Map<OptionLetter, number>>;
  errors: UploadError[];
}

type PictureField = 'questionImages' | 'solutionImages';

/** Finds the question of each picture by the place in its file name. */
export function placePictures(
  field: PictureField,
  fileNames: readonly string[],
  numbers: Iterable<number>,
): PlacedPictures {
  const placed: PlacedPictures = { ofQuestion: new Map(), ofOptions: new Map(), errors: [] };
  const known = new Set(numbers);
  const sign = field === 'questionImages' ? 'Q' : 'S';
  const report = (message: string) => placed.errors.push({ field, message });
  for (const [index, name] of fileNames.entries()) {
    const place = placeInFileName(name);
    if (!place) {
      const example = sign === 'Q' ? 'Q3 (or Q3A for its option A)' : 'S3';
      report(`${name}: please choose its place, or name the file ${example}`);
    } else if (place.kind !== sign) {
      report(
        place.kind === 'S'
          ? `${name} is the picture of a solution: please add it to the solution images`
          : `${name} is the picture of a question: please add it to the question images`,
      );
    } else if (!known.has(place.number)) report(`${name}: there is no question ${place.number}`);
    else if (place.kind === 'S' || place.letter === null) {
      if (placed.ofQuestion.has(place.number)) report(`Two pictures are for ${sign}${place.number}`);
      placed.ofQuestion.set(place.number, index);
    } else {
      const options = placed.ofOptions.get(place.number) ?? new Map<OptionLetter, number>();
      if (options.has(place.letter)) report(`Two pictures are for ${formatPlace(place)}`);
      options.set(place.letter, index);
      placed.ofOptions.set(place.number, options);
    }
  }
  for (const [number, options] of placed.ofOptions) placed.errors.push(...missingOptions(number, options));
  return placed;
}

/** Gives the pictures to the questions in order: the first picture to the first question. */
export const placeInOrder = (indexes: readonly number[], numbers: readonly number[]): PlacedPictures => ({
  ofQuestion: new Map(
    numbers.flatMap((number, position): [number, number][] => {
      const index = indexes[position];
      return index === undefined ? [] : [[number, index]];
    }),
  ),
  ofOptions: new Map(),
  errors: [],
});

/** A question with pictures of options needs one for each of A to D, and for E if that is one of them. */
function missingOptions(number: number, options: ReadonlyMap<OptionLetter, number>): UploadError[] {
  const needed = options.has('E') ? optionLetters : optionLetters.slice(0, 4);
  return needed
    .filter((letter) => !options.has(letter))
    .map((letter) => ({
      field: 'questionImages',
      message: `Option ${letter} of question ${number} has no picture: please add Q${number}${letter}`,
    }));
}
