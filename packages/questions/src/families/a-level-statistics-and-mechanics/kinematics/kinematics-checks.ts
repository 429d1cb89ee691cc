/** The displacement of a body with constant acceleration, as a sum of many short steps. */
export function travelled(start: number, acceleration: number, time: number): number {
  const steps = 2000;
  const step = time / steps;
  return Array.from(
    { length: steps },
    (_, index) => (start + acceleration * (index + 0.5) * step) * step,
  ).reduce((sum, each) => sum + each, 0);
}
