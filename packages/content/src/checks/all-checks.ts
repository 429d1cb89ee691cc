import type { ChecksByFamily } from './check.ts';
import { fractionsChecks } from './eleven-plus-mathematics/fractions.ts';

/** One checker for every family, by topic. */
export const allChecks: Readonly<Record<string, ChecksByFamily>> = {
  'ELEVEN_PLUS_MATHEMATICS/FRACTIONS': fractionsChecks,
};
