/** The item at an index. Throws when there is none. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${items.length}`);
  return item;
}
