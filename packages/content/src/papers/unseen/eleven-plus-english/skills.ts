import { item, type WrittenItem, type WrittenSet } from '#hand-written/question-set.ts';

type Level = 1 | 2 | 3 | 4 | 5;

/** What all sets of language skills share. */
export const skills: Pick<WrittenSet, 'subjectCode' | 'audience'> = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  audience: 'Year 5 and 6 pupils who prepare for GL papers',
};

/** Four words that are spelt rightly and one that is not. */
export const spelling = (
  difficulty: Level,
  words: readonly string[],
  wrong: string,
  right: string,
  why: string,
): WrittenItem =>
  item(
    difficulty,
    'Which of these words is spelt wrongly?',
    wrong,
    words,
    `It should be ‘${right}’: ${why}.`,
  );

/** A sentence in four parts, of which the one at `place` is wrong; at 4, nothing is. */
export function punctuation(
  difficulty: Level,
  parts: readonly [string, string, string, string],
  place: number,
  explanation: string,
): WrittenItem {
  const options = [...parts, 'No mistake'];
  const [right = ''] = options.splice(place, 1);
  return item(
    difficulty,
    `Which part of this sentence has a mistake in its punctuation or capital letters?\n${parts.join(' ')}`,
    right,
    options,
    explanation,
    { place },
  );
}

/** A sentence with a gap. */
export const gap = (
  difficulty: Level,
  sentence: string,
  right: string,
  wrong: readonly string[],
  explanation: string,
): WrittenItem =>
  item(
    difficulty,
    `Choose the best word or words to complete the sentence.\n${sentence}`,
    right,
    wrong,
    explanation,
  );
