import type { Ladder } from '../kind.ts';
import { closestWord, correctSpelling, oppositeWord } from '../kinds/words.ts';

export const elevenPlusEnglish: Ladder = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  kinds: [closestWord, oppositeWord, correctSpelling],
};
