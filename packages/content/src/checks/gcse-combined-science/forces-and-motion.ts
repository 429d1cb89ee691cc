import type { ChecksByFamily } from '../check.ts';
import { lawCheck } from '../support/physical-law.ts';

export const forcesAndMotionChecks: ChecksByFamily = {
  'distance-speed-time': lawCheck('distance', 'speed', 'time'),
  'force-mass-acceleration': lawCheck('force', 'mass', 'acceleration'),
  momentum: lawCheck('momentum', 'mass', 'velocity'),
};
