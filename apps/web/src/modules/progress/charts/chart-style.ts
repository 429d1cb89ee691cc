export const axisTick = { fill: 'var(--ink-soft)', fontSize: 13 };

/** An axis of percentages. */
export const percentAxis = {
  domain: [0, 100],
  ticks: [0, 25, 50, 75, 100],
  unit: '%',
  tick: axisTick,
  tickLine: false,
} as const;
