export const three = (value: number) => Number(value.toPrecision(3));

export const read = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
