/** Whether two values are written as the same JSON, whatever the order of their names. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === otherNames.length &&
    names.every((name) => isSameJson(valueOf(one, name), valueOf(other, name)))
  );
}

const valueOf = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
