import { capital } from '../wording.ts';

export const whichWord = (meaning: string) => `Which word or words mean ‘${meaning}’?`;
export const whatMeaning = (word: string) => `What does ‘${word}’ mean?`;
export const means = (meaning: string, word: string) => `‘${capital(word)}’ means ‘${meaning}’.`;
