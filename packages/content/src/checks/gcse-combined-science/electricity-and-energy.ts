import type { ChecksByFamily } from '../check.ts';
import { lawCheck } from '../support/physical-law.ts';

export const electricityAndEnergyChecks: ChecksByFamily = {
  'voltage-current-resistance': lawCheck('potential difference', 'current', 'resistance'),
  'energy-power-time': lawCheck('energy transferred', 'power', 'time'),
  'power-voltage-current': lawCheck('power', 'potential difference', 'current'),
};
