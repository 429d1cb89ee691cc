export const close = (one: number, other: number) =>
  Math.abs(one - other) < 1e-9 * Math.max(Math.abs(one), Math.abs(other));
