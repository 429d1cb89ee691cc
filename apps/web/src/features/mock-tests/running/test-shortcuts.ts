import type { OptionLetter } from '@markwell/shared/vocabulary/options';

interface KeysOfTest {
  /** Of the question that is shown. */
  letters: readonly OptionLetter[];
  choose: (letter: OptionLetter) => void;
  move: (step: -1 | 1) => void;
}

/** A test played by keyboard: letters choose, the sideways arrows move. */
export function testShortcuts({ letters, choose, move }: KeysOfTest): Record<string, () => void> {
  const choosing = letters.map(
    (letter) =>
      [
        letter,
        () => {
          choose(letter);
        },
      ] as const,
  );
  return {
    ...Object.fromEntries(choosing),
    ArrowLeft: () => {
      move(-1);
    },
    ArrowRight: () => {
      move(1);
    },
  };
}
