/** The item at an index, negative ones from the end. Throws if it does not exist. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const position = index < 0 ? items.length + index : index;
  if (position < 0 || position >= items.length) throw new Error(`No item at ${index} of ${items.length}`);
  return items[position] as T;
}
