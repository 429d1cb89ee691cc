/** The value of digits in a base. */
export const worth = (digits: string, base: number) =>
  [...digits.replaceAll(' ', '')].reduce((sum, digit) => sum * base + '0123456789ABCDEF'.indexOf(digit), 0);

export const binariesIn = (text: string) =>
  [...text.matchAll(/\b[01]{4} [01]{4}\b/g)].map(([digits]) => digits);
