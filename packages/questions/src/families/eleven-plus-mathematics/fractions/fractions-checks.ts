import { itemAt } from '#item-at.ts';
import { fractionsIn, numbersIn } from '#checks/support/numbers-in-text.ts';

export const ratioIn = (text: string) => {
  const [top, bottom] = itemAt(fractionsIn(text), 0);
  return top / bottom;
};

/** The number in the text that is not part of a fraction. */
export const amountIn = (text: string) => itemAt(numbersIn(text.replace(/\d+\/\d+/g, '')), 0);
