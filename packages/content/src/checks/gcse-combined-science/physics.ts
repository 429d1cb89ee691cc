import { type ChecksByFamily, checkNumber, type Check } from '../check.ts';
import { numberOf } from '../support/numbers-in-text.ts';

/** The factors that convert printed units to the units of the law. */
const scales: Readonly<Record<string, number>> = {
  mA: 1e-3,
  kW: 1e3,
  kJ: 1e3,
  km: 1e3,
  cm: 1e-2,
  kHz: 1e3,
  minutes: 60,
  kΩ: 1e3,
  g: 1e-3,
};

/** Solves `product = first × second` for the quantity that is not given in the text. */
function lawCheck(product: string, first: string, second: string): Check {
  return checkNumber((text) => {
    const value = (name: string) => {
      const [, amount = '', unit = ''] =
        new RegExp(`${name} is ([\\d,.]*\\d) ([^\\s.]+)`, 'i').exec(text) ?? [];
      return amount === '' ? undefined : numberOf(amount) * (scales[unit] ?? 1);
    };
    const [whole, one, other] = [value(product), value(first), value(second)];
    if (whole === undefined) return (one ?? NaN) * (other ?? NaN);
    return whole / (one ?? other ?? NaN);
  }, 1e-6);
}

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
