import { z } from 'zod';
import type { AskedKind, Reading } from '../answer-kind.ts';
import { plainTex } from '../mathematics/plain-tex.ts';
import { spokenAnswer } from '../mathematics/spoken-answer.ts';
import { typedResponse } from '../typed-response.ts';
import { readNumber, type TypedNumber } from './read-number.ts';
import { unitTex, type Unit } from './units.ts';

export const numberForms = ['any', 'lowestTerms', 'mixed', 'standardForm', 'money'] as const;

export type NumberForm = (typeof numberForms)[number];

export const numberShown = z.object({
  kind: z.literal('number'),
  form: z.enum(numberForms),
  /** NONE: a number alone. ASKED: the pupil writes it. SHOWN: it stands beside the field. */
  unit: z.enum(['NONE', 'ASKED', 'SHOWN']),
  unitText: z.string().optional(),
});

export type NumberShown = z.infer<typeof numberShown>;

/** Why a unit cannot be read here; undefined if it can. */
export function unitHint(
  takesUnit: boolean,
  form: string,
  { unitText, units }: TypedNumber,
): string | undefined {
  if (unitText === '' || (!takesUnit && unitText === '%')) return undefined;
  if (!takesUnit && form === 'money' && units.some(isMoney)) return undefined;
  if (!takesUnit) return `Write only the number, without ${unitText}.`;
  return units.length === 0 ? `We do not know the unit ${unitText}.` : undefined;
}

const isMoney = ({ dimension }: Unit) => /^[£$€]\^1$/u.test(dimension);

function numberTex({ tex, currency, units }: TypedNumber): string {
  const money = currency === undefined ? '' : `\\text{${currency === '$' ? '\\$' : currency}}`;
  const unit = units[0];
  const isClose = unit?.symbols[0]?.[0] === '°' || unit?.symbols[0]?.[0] === '%';
  const sign = money !== '' && tex.startsWith('-') ? '-' : '';
  return `${sign}${money}${sign === '' ? tex : tex.slice(1)}${unit ? `${isClose ? '' : '\\,'}${unitTex(unit)}` : ''}`;
}

function read({ unit, form }: NumberShown, text: string): Reading {
  const reading = readNumber(text);
  if (reading.status !== 'READ') return reading;
  const hint = unitHint(unit !== 'NONE', form, reading.number);
  if (hint !== undefined) return { status: 'UNREADABLE', hint };
  const latex = numberTex(reading.number);
  return { status: 'READ', text: plainTex(latex), latex };
}

/** Null for what cannot be read. */
export function texOf(text: string): string | null {
  const reading = readNumber(text);
  if (reading.status === 'EMPTY') return '';
  return reading.status === 'READ' ? numberTex(reading.number) : null;
}

/** A number as it is asked: marking it is a file of its own, because a pupil's browser needs that only after the end. */
export const askedNumber: AskedKind<NumberShown, string> = {
  kind: 'number',
  shown: numberShown,
  response: typedResponse,
  read,
  toSpeech: (_, text) => {
    const tex = texOf(text);
    return tex === null ? text.trim() : spokenAnswer(tex).replace(/([£$€]) (?=\d)/u, '$1');
  },
};
