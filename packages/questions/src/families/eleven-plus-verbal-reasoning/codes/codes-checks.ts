import { lettersIn, letter } from '#checks/support/letters.ts';
import { itemAt } from '#item-at.ts';
import { type Check, textOf, optionTexts } from '#checks/check.ts';

export const capitals = (text: string) => [...text.matchAll(/\b[A-Z]{4,}\b/g)].map(([word]) => word);

/** The possible results of the example's rule: a mirrored alphabet, or steps that repeat or grow by one. */
export function encoders(plain: string, coded: string): ((word: string) => string)[] {
  const [from, to] = [lettersIn(plain), lettersIn(coded)];
  if (from.every((number, index) => number + itemAt(to, index) === 25))
    return [
      (word) =>
        lettersIn(word)
          .map((number) => letter(25 - number))
          .join(''),
    ];
  const steps = from.map((number, index) => ((((itemAt(to, index) - number) % 26) + 39) % 26) - 13);
  return [
    (word) =>
      lettersIn(word)
        .map((number, index) => letter(number + itemAt(steps, index)))
        .join(''),
  ];
}

export const letterCode: Check = (question) => {
  const text = textOf(question);
  const [first = '', second = '', third = ''] = capitals(text);
  const [plain, coded] =
    text.startsWith('If') && text.includes('stands for') ? [second, first] : [first, second];
  const encode = itemAt(encoders(plain, coded), 0);
  return optionTexts(question).map((option) =>
    text.includes('Which word') || text.includes('which word')
      ? encode(option) === third
      : option === encode(third),
  );
};
