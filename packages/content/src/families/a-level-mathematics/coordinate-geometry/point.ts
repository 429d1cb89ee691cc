import { printed } from '../../../text/numbers.ts';

export const point = (x: number, y: number) => `(${printed(x)}, ${printed(y)})`;
