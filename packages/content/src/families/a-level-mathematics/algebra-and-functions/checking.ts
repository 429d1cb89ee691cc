export const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
