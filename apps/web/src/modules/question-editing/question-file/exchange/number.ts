import { acceptedDistance } from '@markwell/shared/answers/number/accepted-range';
import * as exact from '@markwell/shared/answers/mathematics/rational';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import { acceptedUnits, keyValue } from '@markwell/shared/answers/number/number-key';
import { acceptedValue } from '@markwell/shared/answers/number/tally-number';
import { unitReadings } from '@markwell/shared/answers/number/units';
import { children, valueIn } from '../moodle-elements.ts';
import { UnusableQuestion } from '../question-file.ts';
import type { XmlElement } from '../xml-tree.ts';
import type { ExchangedKind, FileAnswer, ReadAnswers } from './exchanged-kind.ts';
import { rightAndWrong, typedAnswers } from './moodle-answers.ts';

/** A number and how far from it an answer may be, as decimals. Throws if the definition says more than that. */
export function decimals(definition: NumberDefinition): { value: string; tolerance: string } {
  const { value, accept, form, shareIfNearly, carriedForward } = definition;
  if (form !== 'any') throw new UnusableQuestion('asks for a number in a certain form');
  if (accept.by === 'significantFigures' || accept.by === 'decimalPlaces')
    throw new UnusableQuestion('asks for a rounded number');
  if (carriedForward !== undefined) throw new UnusableQuestion('follows from an earlier part');
  if (shareIfNearly > 0) throw new UnusableQuestion('gives marks for a number that is nearly right');
  const key = keyValue(value);
  const tolerance = exact.toDecimal(acceptedDistance(definition) ?? exact.zero);
  return { value: decimalOf(key?.isExact ? key.value : null), tolerance: tolerance ?? '0' };
}

function decimalOf(value: exact.Rational | null): string {
  const decimal = value && exact.toDecimal(value);
  if (decimal === null) throw new UnusableQuestion('has an answer that is no decimal');
  return decimal;
}

/** The answers beside the key, as decimals: what is accepted too, then wrong ones with what is said about them. */
export const otherValues = (definition: NumberDefinition) => [
  ...(definition.alsoAccepted ?? []).map((answer) => ({
    ...{ value: decimalOf(acceptedValue(definition, answer)), percent: 100, feedback: '' },
  })),
  ...definition.wrong.map(({ value, feedback }) => ({
    ...{ value: decimalOf(keyValue(value)?.value ?? null), percent: 0, feedback },
  })),
];

const decimalPattern = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/u;

/** A decimal as an author writes it here. */
export function plainDecimal(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '*') throw new UnusableQuestion('accepts any number');
  if (!decimalPattern.test(trimmed))
    throw new UnusableQuestion(`has an answer that is no number: ${shortened(trimmed)}`);
  return trimmed.replace(/^\+/u, '').replace('E', 'e').replace('e+', 'e');
}

const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** The definition of a number in a file. */
export function numberDefinition(
  answers: readonly (FileAnswer & { tolerance: string })[],
  unit?: NumberDefinition['unit'],
): object {
  const { right, wrong } = rightAndWrong(answers);
  const [first, ...others] = right;
  if (others.some((each) => Number(each.tolerance) > 0))
    throw new UnusableQuestion('accepts several ranges of numbers');
  const asked = unit?.required === true ? ` ${unit.accepted[0]?.unit ?? ''}` : '';
  const alsoAccepted = others.map(({ text }) => plainDecimal(text.text) + asked);
  const tolerance = plainDecimal(first?.tolerance ?? '0').replace('-', '');
  return {
    kind: 'number',
    value: plainDecimal(first?.text.text ?? ''),
    ...(Number(tolerance) > 0 && { accept: { by: 'absolute', within: tolerance } }),
    ...(unit && { unit }),
    ...(alsoAccepted.length > 0 && { alsoAccepted }),
    wrong: wrong.map(({ text, feedback }) => ({ value: plainDecimal(text.text), feedback: feedback.text })),
  };
}

/** Moodle's ways to ask for a unit. */
const showUnits = { input: '0', none: '3' };

function moodleUnits(definition: NumberDefinition): string[] {
  const { unit } = definition;
  const accepted = acceptedUnits(definition);
  if (!unit || !accepted) return [];
  const [first] = accepted;
  const multiplier = (factor: exact.Rational) => String(exact.toNumber(exact.divide(exact.one, factor)));
  return [
    '<units>',
    ...accepted.map(
      ({ text, factor }) =>
        `<unit><multiplier>${multiplier(factor)}</multiplier><unit_name>${escapedXml(text)}</unit_name></unit>`,
    ),
    '</units>',
    `<unitgradingtype>${unit.required ? '1' : '0'}</unitgradingtype><unitpenalty>1.0</unitpenalty>`,
    `<showunits>${unit.required ? showUnits.input : showUnits.none}</showunits>`,
    `<unitsleft>${/^[£$€]$/u.test(first?.text ?? '') ? '1' : '0'}</unitsleft>`,
  ];
}

const escapedXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function readUnits(question: XmlElement): NumberDefinition['unit'] {
  const units = children(question, 'units').flatMap((each) => children(each, 'unit'));
  if (units.length === 0) return undefined;
  const ways = units.map((unit) => ({
    name: valueIn(unit, 'unit_name'),
    times: Number(valueIn(unit, 'multiplier')),
  }));
  const sorted = ways.toSorted((one, other) => Number(other.times === 1) - Number(one.times === 1));
  const [first] = sorted;
  if (first?.times !== 1) throw new UnusableQuestion('has no unit with the multiplier 1');
  return {
    required: valueIn(question, 'showunits') !== showUnits.none,
    accepted: sorted.map(({ name, times }) => {
      if (unitReadings(name).length > 0) return { unit: name };
      const factor = String(1 / times);
      if (!(times > 0) || !decimalPattern.test(factor))
        throw new UnusableQuestion(`has the unit ‘${shortened(name)}’, which is not known`);
      return { unit: name, ...(name !== first.name && { factor }) };
    }),
  };
}

function readMoodle(question: XmlElement): ReadAnswers {
  const answers = typedAnswers(question).map((answer) => ({
    ...answer,
    tolerance: valueIn(answer.element, 'tolerance') || '0',
  }));
  const unit = readUnits(question);
  return {
    definition: numberDefinition(answers, unit),
    texts: answers.map(({ feedback }) => feedback),
  };
}

export const exchangedNumber: ExchangedKind<NumberDefinition> = {
  kind: 'number',
  gift: {
    write(definition, { escaped }) {
      const { value, tolerance } = decimals(definition);
      const { unit } = definition;
      if (unit?.required) throw new UnusableQuestion('asks for a unit');
      const answer = `${value}:${tolerance}`;
      const others = otherValues(definition).map(({ value: other, percent, feedback }) =>
        percent === 100 ? `\t=${other}:0` : `\t=%0%${other}:0#${escaped(feedback)}`,
      );
      return {
        inside: others.length === 0 ? [`#${answer}`] : ['#', `\t=${answer}`, ...others],
        ...(unit?.accepted[0] && { unit: escaped(unit.accepted[0].unit) }),
      };
    },
  },
  moodle: {
    type: 'numerical',
    write(definition, { html, plain }) {
      const { value, tolerance } = decimals(definition);
      return {
        elements: [
          `<answer fraction="100" format="moodle_auto_format">${plain(value)}<tolerance>${tolerance}</tolerance></answer>`,
          ...otherValues(definition).map(
            (each) =>
              `<answer fraction="${each.percent}" format="moodle_auto_format">${plain(each.value)}<tolerance>0</tolerance>${each.feedback === '' ? '' : `<feedback format="html">${html(each.feedback)}</feedback>`}</answer>`,
          ),
          ...moodleUnits(definition),
        ],
      };
    },
    read: readMoodle,
  },
};
