import type { LevelPlan } from '../rapid-fire-family.ts';
import { closestWord, correctSpelling, oppositeWord } from '../families/word-meanings.ts';

export const elevenPlusEnglish: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  kinds: [closestWord, oppositeWord, correctSpelling],
};
