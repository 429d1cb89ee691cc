import type { ChoiceDefinition } from '../../answers/choice/choice.ts';
import { optionLetters } from '../../answers/option-letters.ts';
import { alternatives, type PastedKind } from './pasted-kind.ts';

/** `C: oxygen | *carbon dioxide`: the choice in a gap, with a star at the right one. */
export const choiceLine: PastedKind<ChoiceDefinition> = {
  kind: 'choice',
  marker: 'C',
  read({ lines: [line = ''] }) {
    const texts = alternatives(line);
    const starred = texts.filter((text) => text.startsWith('*'));
    if (starred.length !== 1) return 'needs a * at the right choice';
    return {
      kind: 'choice',
      options: texts.map((text, index) => ({
        letter: optionLetters[index],
        content: { text: text.replace(/^\*/u, '').trim() },
      })),
      correct: optionLetters[texts.findIndex((text) => text.startsWith('*'))],
    };
  },
  write: ({ options, correct }) => ({
    lines: [
      options
        .map(
          ({ letter, content }) => `${letter === correct ? '*' : ''}${'text' in content ? content.text : ''}`,
        )
        .join(' | '),
    ],
    wrong: [],
  }),
};
