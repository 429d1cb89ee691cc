/** The item at a place that must exist; negative places count from the end. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const place = index < 0 ? items.length + index : index;
  if (place < 0 || place >= items.length) throw new Error(`No item at ${index} of ${items.length}`);
  return items[place] as T;
}
