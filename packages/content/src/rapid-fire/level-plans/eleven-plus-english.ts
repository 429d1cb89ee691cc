import { use, type LevelPlan } from '../rapid-fire-family.ts';
import { closestWord, correctSpelling, oppositeWord } from '../families/word-meanings.ts';

export const elevenPlusEnglish: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  uses: [use(closestWord, [1, 10], 15), use(oppositeWord, [1, 10], 15), use(correctSpelling, [1, 10], 12)],
};
