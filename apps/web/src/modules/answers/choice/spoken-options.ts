import { wordsOf } from '@markwell/shared/answers/item-content';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { SpokenItem } from '../answer-view.ts';
import type { ShownContent } from '../content/item-content.tsx';

/** The options of a part as they are read aloud. */
export const spokenOptions = (
  options: readonly { letter: OptionLetter; content: ShownContent }[],
): SpokenItem[] =>
  options.map(({ letter, content }) => ({ announcement: `Option ${letter}`, text: wordsOf(content) }));
