export const unsigned = (digits: string) =>
  [...digits.replaceAll(/[ .]/g, '')].reduce((sum, digit) => sum * 2 + Number(digit), 0);

/** The value in two's complement: the first digit is negative. */
export const signed = (digits: string) => {
  const plain = digits.replaceAll(/[ .]/g, '');
  return unsigned(plain) - (plain.startsWith('1') ? 2 ** plain.length : 0);
};
