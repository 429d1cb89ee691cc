export const completed = (line: string, word: string) => line.replace('…', word);
