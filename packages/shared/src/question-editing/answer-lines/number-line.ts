import { keyValue } from '../../answers/number/number-key.ts';
import type { NumberDefinition } from '../../answers/number/number-definition.ts';
import { readNumber } from '../../answers/number/read-number.ts';
import { unitReadings } from '../../answers/number/units.ts';
import * as exact from '../../answers/mathematics/rational.ts';
import { alternatives, withNotes, withoutNotes, type PastedKind } from './pasted-kind.ts';

const forms: ReadonlyMap<string, NumberDefinition['form']> = new Map([
  ['lowest terms', 'lowestTerms'],
  ['mixed number', 'mixed'],
  ['standard form', 'standardForm'],
  ['money', 'money'],
]);
const figuresNote = /^(\d{1,2})(?: to (\d{1,2}))? s\.?f\.?$/u;
const placesNote = /^(\d{1,2}) d\.?p\.?$/u;
const fromNote = /^from (\S.*)$/u;
const isNote = (note: string) =>
  forms.has(note) || figuresNote.test(note) || placesNote.test(note) || fromNote.test(note);

const isCurrency = (unit: string) => /^[£$€]$/u.test(unit);

/** The settings that notes in brackets stand for. */
function settingsOf(notes: readonly string[]) {
  const settings: Partial<Pick<NumberDefinition, 'accept' | 'form' | 'carriedForward'>> = {};
  for (const note of notes) {
    const form = forms.get(note);
    const [, from, to = from] = figuresNote.exec(note) ?? [];
    const places = placesNote.exec(note)?.[1];
    const carriedForward = fromNote.exec(note)?.[1];
    if (form) settings.form = form;
    if (from !== undefined)
      settings.accept = { by: 'significantFigures', from: Number(from), to: Number(to) };
    if (places !== undefined) settings.accept = { by: 'decimalPlaces', places: Number(places) };
    if (carriedForward !== undefined) settings.carriedForward = carriedForward;
  }
  return settings;
}

function acceptOf(within: string | undefined): NumberDefinition['accept'] | undefined {
  if (within === undefined) return undefined;
  const trimmed = within.trim();
  return trimmed.endsWith('%')
    ? { by: 'percent', within: trimmed.slice(0, -1).trim() }
    : { by: 'absolute', within: trimmed };
}

/** `7.5 cm`, `£4.50`, or with the unit beside the field: `7.5 [cm]`. */
function valueAndUnit(text: string): { value: string; unit?: string; isShown: boolean } | null {
  const shown = /^([^[\]]*)\[([^[\]]*)\]$/u.exec(text);
  const written = (shown?.[1] ?? text).trim();
  const reading = readNumber(written);
  if (reading.status !== 'READ') return null;
  const { number } = reading;
  const own = number.unitText === '' ? number.currency : number.unitText;
  const unit = shown?.[2]?.trim() ?? own;
  const value = own === undefined ? written : number.text;
  return {
    value: keyValue(value) ? value : exact.toText(number.value),
    ...(unit !== undefined && { unit }),
    isShown: shown !== null,
  };
}

/** Whether what follows `|` is another answer, and not a unit. */
const isAnswer = (text: string): boolean =>
  readNumber(text).status === 'READ' || (/\d/u.test(text) && unitReadings(text).length === 0);

const valueText = ({ value, unit }: NumberDefinition): string => {
  const [first] = unit?.accepted ?? [];
  if (!unit || !first) return value;
  if (!unit.required) return `${value} [${first.unit}]`;
  return isCurrency(first.unit) ? `${first.unit}${value}` : `${value} ${first.unit}`;
};

const formNote = (form: NumberDefinition['form']) =>
  [...forms].flatMap(([note, each]) => (each === form ? [note] : []));

function acceptNotes({ accept }: NumberDefinition): string[] {
  if (accept.by === 'decimalPlaces') return [`${accept.places} d.p.`];
  if (accept.by !== 'significantFigures') return [];
  const { from, to } = accept;
  return [from === to ? `${to} s.f.` : `${from} to ${to} s.f.`];
}

/** `N: 7.5 cm ± 0.1 | mm | 3/4 m`: a number with its unit, how far an answer may be from it, other units, and other answers. */
export const numberLine: PastedKind<NumberDefinition> = {
  kind: 'number',
  marker: 'N',
  read({ lines: [line = ''], wrong }) {
    const [main = '', ...others] = alternatives(line);
    const units = others.filter((each) => !isAnswer(each));
    const alsoAccepted = others.filter(isAnswer);
    const { text, notes } = withoutNotes(main, isNote);
    const [before = '', within, ...more] = text.split('±');
    const found = valueAndUnit(before.trim());
    if (!found || more.length > 0) return 'cannot be read as a number';
    const { value, unit, isShown } = found;
    const accept = acceptOf(within);
    return {
      kind: 'number',
      value,
      ...(accept && { accept }),
      ...settingsOf(notes),
      ...(unit !== undefined && {
        unit: { required: !isShown, accepted: [unit, ...units].map((each) => ({ unit: each })) },
      }),
      ...(alsoAccepted.length > 0 && { alsoAccepted }),
      wrong: wrong.map(({ answer, feedback }) => ({ value: answer, feedback })),
    };
  },
  write(definition) {
    const { accept, form, carriedForward, unit, alsoAccepted = [], wrong } = definition;
    const within =
      accept.by === 'absolute'
        ? ` ± ${accept.within}`
        : accept.by === 'percent'
          ? ` ± ${accept.within}%`
          : '';
    const notes = [
      ...acceptNotes(definition),
      ...formNote(form),
      ...(carriedForward === undefined ? [] : [`from ${carriedForward}`]),
    ];
    const [, ...others] = unit?.accepted ?? [];
    return {
      lines: [
        [
          withNotes(`${valueText(definition)}${within}`, notes),
          ...others.map((each) => each.unit),
          ...alsoAccepted,
        ].join(' | '),
      ],
      wrong: wrong.map(({ value, feedback }) => ({ answer: value, feedback })),
    };
  },
};
