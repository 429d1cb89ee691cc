import { printed } from '../../../text/numbers.ts';

export const show = (value: number) => printed(Number(value.toFixed(4)));
