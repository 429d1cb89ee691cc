/** Creates a value when it is first used. For Intl's formatters, which are slow to create on a phone. */
export function onFirstUse<Value>(create: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: create() }).value;
}
