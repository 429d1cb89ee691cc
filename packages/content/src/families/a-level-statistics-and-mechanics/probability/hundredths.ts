import { printed } from '../../../text/numbers.ts';

export const show = (hundredths: number) => printed(Number((hundredths / 100).toFixed(4)));
