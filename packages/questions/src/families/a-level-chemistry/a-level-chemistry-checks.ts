export const read = (text: string, pattern: RegExp): number =>
  Number(pattern.exec(text)?.[1]?.replace('−', '-'));

/** Rounds to three significant figures, a half upwards. */
export const three = (value: number): number => Number((value * (1 + 1e-12)).toPrecision(3));
