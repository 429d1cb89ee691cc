import { generateCode } from '@markwell/shared/rules/topics';
import { conflict, notFound } from '../../domain/domain-error.ts';

export const noSubject = () => notFound('This subject does not exist');

const codeInUse = (code: string) =>
  conflict(`The code ${code} is already in use`, {
    issues: [{ path: 'body.code', message: 'This code is already in use' }],
    suggestion: 'Please use another code, or leave it empty to get one',
  });

export const nameInUse = (message: string) =>
  conflict(message, { issues: [{ path: 'body.name', message }], suggestion: 'Please choose another name' });

/** Returns the given code if it is free, or one made from the name. Throws CONFLICT for a code in use. */
export function freeCode(
  others: readonly { code: string }[],
  { code, name, codeAbove }: { code: string; name: string; codeAbove: string },
): string {
  const taken = new Set(others.map((other) => other.code.toUpperCase()));
  if (code === '') return generateCode(codeAbove.toUpperCase(), name, taken);
  if (taken.has(code.toUpperCase())) throw codeInUse(code);
  return code;
}

/** Applies a change. Omitted fields keep their values. */
export function withChange<Values extends object>(
  values: Values,
  change: { [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...values, ...(Object.fromEntries(given) as Partial<Values>) };
}

/** Only the fields that differ, for the audit log. */
export function changes<Values extends object>(before: Values, after: Values) {
  const names = Object.keys(after) as (keyof Values & string)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** Returns the row. Throws the error of `missing` when it is undefined. */
export function present<Row>(row: Row | undefined, missing: () => Error): Row {
  if (row === undefined) throw missing();
  return row;
}
