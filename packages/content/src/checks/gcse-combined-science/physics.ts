import type { ChecksByFamily } from '../check.ts';
import { lawCheck } from '../support/physical-law.ts';

export const forcesAndMotionChecks: ChecksByFamily = {
  'distance-speed-time': lawCheck('distance', 'speed', 'time'),
  'force-mass-acceleration': lawCheck('force', 'mass', 'acceleration'),
  momentum: lawCheck('momentum', 'mass', 'velocity'),
};

export const electricityAndEnergyChecks: ChecksByFamily = {
  'voltage-current-resistance': lawCheck('potential difference', 'current', 'resistance'),
  'energy-power-time': lawCheck('energy transferred', 'power', 'time'),
  'power-voltage-current': lawCheck('power', 'potential difference', 'current'),
};

export const wavesChecks: ChecksByFamily = {
  'wave-equation': lawCheck('wave speed', 'frequency', 'wavelength'),
};
