import { readLibrary, type LibraryQuestion, type ReadLibrary } from '../library/library.ts';

export const whole = readLibrary();
export const figures = 'ELEVEN_PLUS_NON_VERBAL_REASONING';
/** Questions whose options are pictures, on passages and for rapid-fire. */
export const some: ReadLibrary = {
  ...whole,
  questions: [
    ...take(
      10,
      ({ subjectCode, options }) => subjectCode === figures && options.some((each) => 'image' in each),
    ),
    ...take(10, ({ passage }) => passage !== undefined),
    ...take(10, ({ kind }) => kind === 'RAPID_FIRE'),
  ],
  briefs: whole.briefs.slice(0, 3),
  papers: () => [],
};

function take(count: number, isWanted: (question: LibraryQuestion) => boolean): LibraryQuestion[] {
  return whole.questions.filter(isWanted).slice(0, count);
}

/** The library of a later release: with one question in place of another. */
export function withQuestion(changed: LibraryQuestion): ReadLibrary {
  const replaced = some.questions.map((each) => (each.sourceId === changed.sourceId ? changed : each));
  return { ...some, questions: replaced };
}
