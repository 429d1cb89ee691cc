import { itemAt } from '#item-at.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const percentIn = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);

export const amountIn = (text: string) => itemAt(numbersIn(text.replace(/[\d.]+%/g, '')), 0);
