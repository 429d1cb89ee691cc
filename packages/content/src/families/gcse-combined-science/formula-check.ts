import { checkNumber, type Check } from '#checks/check.ts';
import { numberOf } from '#checks/support/numbers-in-text.ts';

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
  'g/cm³': 1e3,
  kPa: 1e3,
  kV: 1e3,
};

/** Solves `product = first × second` for the quantity that is not given in the text. */
export function lawCheck(product: string, first: string, second: string): Check {
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
