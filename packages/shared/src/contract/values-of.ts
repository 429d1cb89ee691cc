/** The values that a table names, in its order: one list, so that no value lacks a name. */
export const valuesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  Object.keys(names) as Value[];
