import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const pointsIn = (text: string) =>
  [...text.matchAll(/\((−?[\d.]+), (−?[\d.]+)\)/g)].map(([found]) => numbersIn(found) as [number, number]);

export const close = (one: number, other: number) => Math.abs(one - other) < 1e-9;
