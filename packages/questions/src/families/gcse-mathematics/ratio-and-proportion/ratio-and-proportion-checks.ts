import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const poundsIn = (text: string) => numbersIn(text.replaceAll('£', ''));

export const percentIn = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);
