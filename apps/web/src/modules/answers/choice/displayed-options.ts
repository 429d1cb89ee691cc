import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { ShownContent } from '../content/item-content.tsx';
import type { DisplayedOption } from './displayed-option.ts';

/** The options of a part as `OptionList` and `MarkedOptions` show them. `correct`: the right letters, where they are known. */
export const displayedOptions = (
  options: readonly { letter: OptionLetter; content: ShownContent }[],
  correct?: readonly OptionLetter[],
): DisplayedOption[] =>
  options.map(({ letter, content }) => ({
    id: letter,
    optionLetter: letter,
    ...('text' in content
      ? { contentType: 'TEXT', contentValue: content.text }
      : {
          contentType: 'IMAGE',
          contentValue: content.picture.address ?? '',
          alternativeText: content.picture.alternativeText,
          pictureSize: content.picture.size ?? null,
        }),
    isCorrect: correct?.includes(letter),
  }));
