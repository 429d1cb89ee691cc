/** Numbers that count up: countFrom(21, 3) is 21, 22, 23. */
export const countFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index);

/** Whether each number is one more than the number before it. */
export const isCountedUp = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number === (numbers[0] ?? 0) + index && number > 0);
