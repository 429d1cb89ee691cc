import type { TextDefinition } from '../../answers/text/text-definition.ts';
import { alternatives, settingsOfNotes, withNotes, withoutNotes, type PastedKind } from './pasted-kind.ts';

const settings: ReadonlyMap<string, Partial<TextDefinition>> = new Map([
  ['exact spelling', { maxTypos: 0 }],
  ['exact capitals', { isCaseIgnored: false }],
  ['exact punctuation', { isPunctuationIgnored: false }],
]);

/** `W: photosynthesis | photo-synthesis`: the words that are accepted. */
export const textLine: PastedKind<TextDefinition> = {
  kind: 'text',
  marker: 'W',
  read({ lines: [line = ''], wrong }) {
    const { text, notes } = withoutNotes(line, (note) => settings.has(note));
    return {
      kind: 'text',
      accepted: alternatives(text),
      ...settingsOfNotes(notes, settings),
      rivals: wrong.flatMap(({ answer, feedback }) => (feedback === '' ? [answer] : [])),
      wrong: wrong.filter(({ feedback }) => feedback !== ''),
    };
  },
  write({ accepted, rivals, wrong, ...definition }) {
    const notes = [
      ...(definition.maxTypos === 0 ? ['exact spelling'] : []),
      ...(definition.isCaseIgnored ? [] : ['exact capitals']),
      ...(definition.isPunctuationIgnored ? [] : ['exact punctuation']),
    ];
    return {
      lines: [withNotes(accepted.join(' | '), notes)],
      wrong: [...rivals.map((answer) => ({ answer, feedback: '' })), ...wrong],
    };
  },
};
