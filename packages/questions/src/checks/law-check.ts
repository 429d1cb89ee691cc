import { checkNumber, type Check } from './check.ts';
import { numberOf } from './support/numbers-in-text.ts';

/** The equations of GCSE as questions name their quantities: a product and its two factors. */
const equations = [
  ['charge that passes', 'current', 'time'],
  ['energy transferred', 'power', 'time'],
  ['energy transferred', 'mass', 'specific latent heat'],
  ['power', 'potential difference', 'current'],
  ['output power', 'output potential difference', 'output current'],
  ['potential difference', 'current', 'resistance'],
  ['distance', 'speed', 'time'],
  ['resultant force', 'mass', 'acceleration'],
  ['momentum', 'mass', 'velocity'],
  ['work done', 'force', 'distance'],
  ['force', 'spring constant', 'extension'],
  ['moment', 'force', 'perpendicular distance'],
  ['force', 'pressure', 'area'],
  ['mass', 'density', 'volume'],
  ['wave speed', 'frequency', 'wavelength'],
] as const;

/** What one of each printed unit is in the unit of the equations. */
const sizes: Readonly<Record<string, number>> = {
  mA: 1e-3,
  kW: 1e3,
  minutes: 60,
  g: 1e-3,
  'g/cm³': 1e3,
  cm: 1e-2,
  kPa: 1e3,
};

/** Solves `product = first × second` for the quantity that is not given in the text. */
export const lawCheck: Check = checkNumber((text) => {
  const equation = equations.find((names) =>
    names.every((name) => new RegExp(`\\bthe ${name}(?:,| is )`, 'i').test(text)),
  );
  if (!equation) throw new Error(`No equation has the quantities of: ${text}`);
  const [product, first, second] = equation.map((name) => {
    const [, amount = '', unit = ''] =
      new RegExp(`\\bthe ${name} is ([\\d,.]*\\d) ([^\\s.]+)`, 'i').exec(text) ?? [];
    return amount === '' ? undefined : numberOf(amount) * (sizes[unit] ?? 1);
  });
  if (product === undefined) return (first ?? NaN) * (second ?? NaN);
  return product / (first ?? second ?? NaN);
}, 1e-6);
