export const axisTick = { fill: 'var(--ink-soft)', fontSize: 13 };
export const percentTicks = [0, 25, 50, 75, 100];
