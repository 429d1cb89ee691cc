import { itemAt } from '#item-at.ts';

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    (itemAt(sorted, Math.floor((sorted.length - 1) / 2)) + itemAt(sorted, Math.floor(sorted.length / 2))) / 2
  );
};
