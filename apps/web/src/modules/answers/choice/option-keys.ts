import type { OptionLetter } from '@markwell/shared/answers/option-letters';

interface OptionActions {
  letters: readonly OptionLetter[];
  choose: (letter: OptionLetter) => void;
  crossOut: (letter: OptionLetter) => void;
}

/** The keys of options: their letters choose, with Shift they cross out. */
export function optionKeys({ letters, choose, crossOut }: OptionActions): Record<string, () => void> {
  return Object.fromEntries(
    letters.flatMap((letter) => [
      [letter, () => choose(letter)],
      [`Shift+${letter}`, () => crossOut(letter)],
    ]),
  );
}
