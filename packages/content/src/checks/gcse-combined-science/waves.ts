import type { ChecksByFamily } from '../check.ts';
import { lawCheck } from '../support/physical-law.ts';

export const wavesChecks: ChecksByFamily = {
  'wave-equation': lawCheck('wave speed', 'frequency', 'wavelength'),
};
