/** The item at an index, negative ones from the end. Throws if it does not exist. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const place = index < 0 ? items.length + index : index;
  if (place < 0 || place >= items.length) throw new Error(`No item at ${index} of ${items.length}`);
  return items[place] as T;
}
