import { acceptedRange } from '@markwell/shared/answers/number/accepted-range';
import type { NumberShown } from '@markwell/shared/answers/number/asked-number';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import type { SchemeMark } from '@markwell/questions/papers/paper';
import type { PrintedKind } from '../printed-kind.ts';
import { alsoAccepted, answerText, marksWithNearly, notAccepted, note } from '../scheme-marks.ts';

const forms: Readonly<Record<NumberDefinition['form'], string | undefined>> = {
  any: undefined,
  lowestTerms: 'It must be a fraction in its lowest terms.',
  mixed: 'It must be a mixed number.',
  standardForm: 'It must be in standard form.',
  money: 'It must be an amount of money, with two decimal places if it has pence.',
};

function rounding(definition: NumberDefinition): string | undefined {
  const { accept } = definition;
  switch (accept.by) {
    case 'exact':
      return undefined;
    case 'absolute':
    case 'percent': {
      const range = acceptedRange(definition);
      return range === null ? undefined : `Accept from ${range.from} to ${range.to}.`;
    }
    case 'significantFigures':
      return accept.from === accept.to
        ? `It must have ${accept.to} significant ${accept.to === 1 ? 'figure' : 'figures'}.`
        : `Accept ${accept.from} to ${accept.to} significant figures.`;
    case 'decimalPlaces':
      return `It must have ${accept.places} decimal ${accept.places === 1 ? 'place' : 'places'}.`;
  }
}

function unitNote({ unit }: NumberDefinition): string | undefined {
  if (!unit?.required) return undefined;
  const [, ...others] = unit.accepted.map((each) => each.unit);
  return others.length === 0
    ? 'A unit is needed.'
    : `A unit is needed. Accept equal values in ${others.join(', ')}.`;
}

/** With an expression in the labels of earlier parts. */
const followThrough = ({ carriedForward }: NumberDefinition): SchemeMark[] =>
  carriedForward === undefined
    ? []
    : [note(`for ${carriedForward} with the pupil’s own earlier answers`, 'ft')];

/** A line with the unit. */
export const printedNumber: PrintedKind<NumberDefinition, NumberShown> = {
  kind: 'number',
  space: ({ unitText }, marks) => ({
    lines: Math.max(2, marks * 2),
    ...(unitText !== undefined && { unit: unitText }),
  }),
  answer: answerText,
  scheme: (definition, marks) => [
    ...marksWithNearly(
      marks,
      definition.shareIfNearly,
      'a right value in another form, unit or number of figures',
    ),
    ...followThrough(definition),
    ...[forms[definition.form], rounding(definition), unitNote(definition)]
      .filter((each) => each !== undefined)
      .map((each) => note(each)),
    ...alsoAccepted(definition.alsoAccepted),
    ...notAccepted(definition.wrong.map(({ value, feedback }) => ({ answer: value, feedback }))),
  ],
};
