type Nothing = null | undefined;

/** Object.keys, or an empty list for null and undefined. */
export const keysOf = (value: object | Nothing): string[] => Object.keys(value ?? {});

export const entriesOf = <Value>(value: Record<string, Value> | Nothing): [string, Value][] =>
  Object.entries(value ?? {});

export const valuesOf = <Value>(value: Record<string, Value> | Nothing): Value[] =>
  Object.values(value ?? {});
