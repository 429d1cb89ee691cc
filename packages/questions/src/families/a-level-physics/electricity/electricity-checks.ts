export const read = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
