/** Numbers and units of LaTeX's siunitx in commands that every typesetter knows. */
import { texArgument } from './tex-arguments.ts';

/** `1.2e3` as 1.2 × 10³. */
export function numberTex(text: string): string {
  const found = /[eE]\s*([+-]?\d+)\s*$/u.exec(text);
  const power = found?.[1];
  const mantissa = text
    .slice(0, found?.index)
    .trim()
    .replaceAll(/(?<=\d),(?=\d)/gu, '{,}')
    .replaceAll('+-', String.raw` \pm `);
  if (power === undefined) return mantissa;
  const raised = `10^{${power.replace('+', '')}}`;
  return mantissa === '' ? raised : String.raw`${mantissa} \times ${raised}`;
}

/** `45` or `12;30;5` as degrees, minutes and seconds. */
export function angleTex(text: string): string {
  const signs = [String.raw`^{\circ}`, "'", "''"];
  return text
    .split(';')
    .map((part, index) => (part.trim() === '' ? '' : numberTex(part) + (signs[index] ?? '')))
    .join('');
}

const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pico: 'p',
    nano: 'n',
    micro: '\\mu ',
    milli: 'm',
    centi: 'c',
    deci: 'd',
    deca: 'da',
    hecto: 'h',
    kilo: 'k',
    mega: 'M',
    giga: 'G',
    tera: 'T',
  }),
);

const degrees = String.raw`^{\circ}`;
const micro = String.raw`\mu `;
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      metre: 'm',
      meter: 'm',
      gram: 'g',
      kilogram: 'kg',
      second: 's',
      ampere: 'A',
      kelvin: 'K',
      mole: 'mol',
    },
    ...{
      candela: 'cd',
      newton: 'N',
      joule: 'J',
      watt: 'W',
      volt: 'V',
      coulomb: 'C',
      pascal: 'Pa',
      hertz: 'Hz',
    },
    ...{ tesla: 'T', weber: 'Wb', farad: 'F', henry: 'H', becquerel: 'Bq', gray: 'Gy', sievert: 'Sv' },
    ...{
      litre: 'l',
      liter: 'L',
      minute: 'min',
      hour: 'h',
      day: 'd',
      tonne: 't',
      bar: 'bar',
      electronvolt: 'eV',
    },
    ...{
      ohm: '\\Omega ',
      siemens: 'S',
      lumen: 'lm',
      lux: 'lx',
      radian: 'rad',
      steradian: 'sr',
      decibel: 'dB',
    },
    ...{
      percent: '\\%',
      degree: degrees,
      celsius: `${degrees}C`,
      degreeCelsius: `${degrees}C`,
      angstrom: 'Å',
    },
    ...{ hectare: 'ha', atomicmassunit: 'u', arcminute: "'", arcsecond: "''" },
    // Abbreviations.
    ...{
      m: 'm',
      km: 'km',
      dm: 'dm',
      cm: 'cm',
      mm: 'mm',
      um: `${micro}m`,
      nm: 'nm',
      kg: 'kg',
      g: 'g',
      mg: 'mg',
    },
    ...{ s: 's', ms: 'ms', us: `${micro}s`, h: 'h', A: 'A', mA: 'mA', K: 'K', mol: 'mol', N: 'N', kN: 'kN' },
    ...{
      J: 'J',
      kJ: 'kJ',
      MJ: 'MJ',
      W: 'W',
      kW: 'kW',
      MW: 'MW',
      V: 'V',
      mV: 'mV',
      kV: 'kV',
      Pa: 'Pa',
      kPa: 'kPa',
    },
    ...{ Hz: 'Hz', kHz: 'kHz', MHz: 'MHz', GHz: 'GHz', eV: 'eV', keV: 'keV', MeV: 'MeV', kWh: 'kWh', F: 'F' },
    ...{ l: 'l', L: 'L', ml: 'ml', mL: 'mL', T: 'T' },
  }),
);

const powers: ReadonlyMap<string, string> = new Map(Object.entries({ squared: '2', cubed: '3' }));
const powersBefore: ReadonlyMap<string, string> = new Map(Object.entries({ square: '2', cubic: '3' }));

/** A unit as it is built: its sign, and its power without the sign of `\per`. */
interface Unit {
  sign: string;
  power: string;
  isDivisor: boolean;
}

/** `\metre\per\second` as m s⁻¹; null if a command is unknown. */
function namedUnitTex(text: string): string | null {
  const built: Unit[] = [];
  let next: Unit = { sign: '', power: '1', isDivisor: false };
  let at = 0;
  while (at < text.length) {
    const [found = text.charAt(at), name] = /^\\([a-zA-Z]+)\s*/u.exec(text.slice(at)) ?? [];
    at += found.length;
    const last = built.at(-1);
    const sign = units.get(name ?? '');
    if (name === undefined) {
      if (!/[\s.~]/u.test(found)) return null;
    } else if (name === 'tothe' || name === 'raiseto') {
      const power = texArgument(text, at);
      const unit = name === 'tothe' ? last : next;
      if (!power || !unit) return null;
      unit.power = power.content;
      at = power.end;
    } else if (sign !== undefined) {
      built.push({ ...next, sign: next.sign + sign });
      next = { sign: '', power: '1', isDivisor: false };
    } else if (!changeUnit(name, last, next)) return null;
  }
  return built.map(unitTex).join(String.raw`\,`);
}

/** Changes the unit before or after a command, such as `\per`. Returns false for an unknown command. */
function changeUnit(name: string, last: Unit | undefined, next: Unit): boolean {
  if (name === 'per') next.isDivisor = true;
  else if (prefixes.has(name)) next.sign += prefixes.get(name) ?? '';
  else if (powersBefore.has(name)) next.power = powersBefore.get(name) ?? '';
  else if (powers.has(name) && last) last.power = powers.get(name) ?? '';
  else return false;
  return true;
}

function unitTex({ sign, power, isDivisor }: Unit): string {
  const exponent = (isDivisor ? '-' : '') + power;
  return String.raw`\mathrm{${sign}}` + (exponent === '1' ? '' : `^{${exponent}}`);
}

/** A unit, in commands or as it is written: `\metre\per\second`, `m/s^2`, `kg.m^{-3}`. Null if it is not understood. */
export function unitsTex(text: string): string | null {
  const trimmed = text.trim();
  if (/^(?:\\[a-zA-Z]+|[\s.~]|\{[^{}\\]*\})+$/u.test(trimmed)) return namedUnitTex(trimmed);
  const written = trimmed
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?[.~·] ?| /gu, String.raw`\,`)
    .replaceAll('°', degrees);
  return String.raw`\mathrm{${written}}`;
}

/** A number with its unit. An angle in degrees has no space before its sign. */
export function quantityTex(number: string, unit: string): string | null {
  const tex = unitsTex(unit);
  if (tex === null) return null;
  return numberTex(number) + (tex === String.raw`\mathrm{${degrees}}` ? degrees : String.raw`\,${tex}`);
}

/** From a number to a number or quantity: 1 to 5 m. */
export const rangeTex = (from: string, to: string | null): string | null =>
  to === null ? null : String.raw`${numberTex(from)}\text{ to }${to}`;
