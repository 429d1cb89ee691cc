import type { ExpressionDefinition } from '../../answers/expression/expression-definition.ts';
import { settingsOfNotes, withNotes, withoutNotes, type PastedKind } from './pasted-kind.ts';

const settings: ReadonlyMap<string, Partial<ExpressionDefinition>> = new Map([
  ['expanded', { form: 'expanded' }],
  ['factorised', { form: 'factorised' }],
  ['simplified', { form: 'simplified' }],
  ['surd', { form: 'surd' }],
  ['completed square', { form: 'completedSquare' }],
  ['single fraction', { form: 'singleFraction' }],
  ['subject', { form: 'subject' }],
  ['plus a constant', { isUpToConstant: true }],
  ['degrees', { angles: 'DEGREES' }],
  ['time', { reads: 'TIME' }],
]);

/** `E: (x + 2)(x - 3) (factorised)`: an expression, equation, inequality, ratio, coordinates or time. More lines are accepted too. */
export const expressionLine: PastedKind<ExpressionDefinition> = {
  kind: 'expression',
  marker: 'E',
  read({ lines: [line = '', ...alsoAccepted], wrong }) {
    const { text, notes } = withoutNotes(line, (note) => settings.has(note));
    return {
      kind: 'expression',
      key: text,
      ...settingsOfNotes(notes, settings),
      ...(alsoAccepted.length > 0 && { alsoAccepted }),
      wrong,
    };
  },
  write({ key, alsoAccepted = [], wrong, ...definition }) {
    const notes = [...settings].flatMap(([note, setting]) =>
      Object.entries(setting).every(([name, value]) => definition[name as keyof typeof definition] === value)
        ? [note]
        : [],
    );
    return { lines: [withNotes(key, notes), ...alsoAccepted], wrong };
  },
};
