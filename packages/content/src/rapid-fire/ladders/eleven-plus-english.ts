import type { LevelPlan } from '../kind.ts';
import { closestWord, correctSpelling, oppositeWord } from '../kinds/words.ts';

export const elevenPlusEnglish: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  kinds: [closestWord, oppositeWord, correctSpelling],
};
