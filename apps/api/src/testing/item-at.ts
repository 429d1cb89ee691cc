/** The item at an index that must have one. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}`);
  return item;
}
