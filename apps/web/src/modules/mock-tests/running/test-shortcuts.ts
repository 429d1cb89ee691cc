import { optionKeys } from '#modules/answers/choice/option-keys.ts';
import { readingShortcut } from '#modules/question-bank/reading-aloud/readings.ts';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';

interface ShortcutActions {
  /** The letters of the current question. */
  letters: readonly OptionLetter[];
  choose: (letter: OptionLetter) => void;
  crossOut: (letter: OptionLetter) => void;
  move: (step: -1 | 1) => void;
  /** To the next question, or from the last one to the end. */
  goOn: () => void;
  toggleToCheck: () => void;
  showHelp: () => void;
}

/** The keys of a running test, and what they do, as the help lists them. Where a question has parts, letters are for the part with the focus. */
export const shortcutHelp: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ['A', '…', 'E'], action: 'Choose an answer (of the part that you are in)' },
  { keys: ['Enter'], action: 'Next question, or finish' },
  { keys: ['←', '→'], action: 'Go back or forward' },
  { keys: ['Shift', 'A', '…', 'E'], action: 'Cross out an answer, or undo it' },
  { keys: ['M'], action: 'Mark the question to check' },
  { keys: ['?'], action: 'Show these keys' },
];

/** For a pupil with a reader; its controls have the key themselves. */
export const readerShortcutHelp: typeof shortcutHelp = [
  { keys: readingShortcut.split('+'), action: 'Read aloud, pause or continue' },
];

/** What each key of `shortcutHelp` does. */
export function testShortcuts(actions: ShortcutActions): Record<string, () => void> {
  return {
    ...optionKeys(actions),
    ArrowLeft: () => actions.move(-1),
    ArrowRight: () => actions.move(1),
    Enter: actions.goOn,
    M: actions.toggleToCheck,
    '?': actions.showHelp,
  };
}
