export const completed = (sentence: string, word: string) => sentence.replace('…', word).replace(/\.$/, '');
