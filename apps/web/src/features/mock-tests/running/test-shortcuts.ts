import type { OptionLetter } from '@markwell/shared/vocabulary/options';

interface KeysOfTest {
  /** The letters of the current question. */
  letters: readonly OptionLetter[];
  choose: (letter: OptionLetter) => void;
  move: (step: -1 | 1) => void;
}

/** The keyboard shortcuts of a test: letters choose, left and right arrows move. */
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
