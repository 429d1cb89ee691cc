import { subscript } from '#text/numbers.ts';

export const log = (base: number, value: string) => `log${subscript(base)}(${value})`;
