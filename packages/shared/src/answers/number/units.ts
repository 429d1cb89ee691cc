import { plainCharacters } from '../mathematics/normalise.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import {
  prefixWords,
  scaled,
  unitPrefixes,
  unitSymbols,
  unitWords,
  wrongCase,
  type UnitSymbol,
} from './unit-table.ts';

/** A unit as it was understood. */
export interface Unit {
  /** Its size in base units. */
  factor: Rational;
  /** Its base units with their powers, as text: two units with the same can be converted. */
  dimension: string;
  /** Its symbols with their powers: `kJ mol^-1`. */
  symbols: readonly (readonly [symbol: string, power: number])[];
}

/** Characters. */
export const maxUnitLength = 60;

/** The symbol with or without its prefix; undefined if there is none. */
function symbolOf(name: string): UnitSymbol | undefined {
  const whole = unitSymbols.get(name);
  if (whole) return whole;
  const prefix = unitPrefixes.get(name.charAt(0));
  const symbol = unitSymbols.get(name.slice(1));
  return prefix && symbol?.takesPrefix ? scaled(symbol, prefix) : undefined;
}

/** A word as its symbol: kilograms as kg. */
function symbolOfWord(word: string): string | undefined {
  const lower = word.toLowerCase().replace(/s$/u, '');
  const prefix = [...prefixWords].find(
    ([name]) => lower.startsWith(name) && unitWords.has(lower.slice(name.length)),
  );
  if (prefix) return prefix[1] + (unitWords.get(lower.slice(prefix[0].length)) ?? '');
  return unitWords.get(word.toLowerCase()) ?? unitWords.get(lower) ?? wrongCase.get(word.toLowerCase());
}

/** Each way to read letters as symbols, the likeliest first: ms is a millisecond, or a metre times a second. */
function readingsOf(letters: string): string[][] {
  const readings: string[][] = [];
  const symbol = symbolOf(letters) ? letters : symbolOfWord(letters);
  if (symbol !== undefined) readings.push([symbol]);
  for (let at = 1; at < letters.length && letters.length <= 5; at++) {
    const [left, right] = [letters.slice(0, at), letters.slice(at)];
    if (symbolOf(left) && symbolOf(right)) readings.push([left, right]);
  }
  return readings;
}

interface Factor {
  letters: string;
  power: number;
  isBelow: boolean;
}

const factorAt = /°[CF]?|[a-zA-ZμΩΩω%£$€]+/uy;
const powerAt = / ?\^ ?\(?([-+]?\d)\)?|(-?\d)/uy;

/** The factors with their powers; null if it is no unit. Whatever follows a slash is below the line. */
function factorsOf(text: string): Factor[] | null {
  const factors: Factor[] = [];
  let isBelow = false;
  let nextPower = 1;
  let at = 0;
  while (at < text.length) {
    if (/[ .*()/]/u.test(text.charAt(at))) {
      isBelow ||= text[at] === '/';
      at++;
      continue;
    }
    factorAt.lastIndex = at;
    const letters = factorAt.exec(text)?.[0];
    if (letters === undefined) return null;
    at += letters.length;
    const word = letters.toLowerCase();
    const last = factors.at(-1);
    if (word === 'per') isBelow = true;
    else if (powersBefore.has(word)) nextPower = powersBefore.get(word) ?? 1;
    else if (powersAfter.has(word)) {
      if (!last) return null;
      last.power *= powersAfter.get(word) ?? 1;
    } else {
      const [power, length] = powerFrom(text, at, nextPower);
      factors.push({ letters, power: isBelow ? -power : power, isBelow });
      at += length;
      nextPower = 1;
    }
  }
  return factors;
}

const powersBefore: ReadonlyMap<string, number> = new Map(Object.entries({ square: 2, sq: 2, cubic: 3 }));
const powersAfter: ReadonlyMap<string, number> = new Map(Object.entries({ squared: 2, cubed: 3 }));

/** ^2, ^(-1), or digits alone, as in cm3. */
function powerFrom(text: string, at: number, otherwise: number): [power: number, length: number] {
  powerAt.lastIndex = at;
  const found = powerAt.exec(text);
  return found ? [Number(found[1] ?? found[2]), found[0].length] : [otherwise, 0];
}

function unitOf(symbols: readonly (readonly [string, number])[]): Unit | null {
  const dimensions = new Map<string, number>();
  let factor = exact.one;
  for (const [name, power] of symbols) {
    const symbol = symbolOf(name);
    if (!symbol || Math.abs(power) > 9) return null;
    factor = exact.multiply(factor, exact.power(symbol.factor, power));
    for (const [base, exponent] of Object.entries(symbol.dimensions))
      dimensions.set(base, (dimensions.get(base) ?? 0) + exponent * power);
  }
  const dimension = [...dimensions]
    .filter(([, power]) => power !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, power]) => `${base}^${power}`)
    .join(' ');
  return { factor, dimension, symbols };
}

/** Every way to read a text as a unit, the likeliest first; none if it is no unit. */
export function unitReadings(text: string): Unit[] {
  const plain = plainCharacters(text)
    .replaceAll(/\bper ?cent\b/giu, '%')
    .replaceAll(/degrees? (?=[CF]\b)|°\s/giu, '°');
  if (plain.length > maxUnitLength) return [];
  const factors = factorsOf(plain);
  if (!factors || factors.length === 0 || factors.length > 8) return [];
  let readings: (readonly [string, number])[][] = [[]];
  for (const { letters, power, isBelow } of factors) {
    const ways = readingsOf(letters);
    readings = readings
      .flatMap((before) =>
        ways.map((way) => [
          ...before,
          // In ms⁻¹ the power belongs to the last symbol alone.
          ...way.map(
            (symbol, index) => [symbol, index === way.length - 1 ? power : isBelow ? -1 : 1] as const,
          ),
        ]),
      )
      .slice(0, 16);
  }
  return readings.flatMap((symbols) => unitOf(symbols) ?? []);
}

/** How many of `to` one `from` is; null if they measure different things. */
export const conversion = (from: Unit, to: Unit): Rational | null =>
  from.dimension === to.dimension ? exact.divide(from.factor, to.factor) : null;

/** m/s² and m s⁻² are the same; m and km are not. */
export const isSameUnit = (a: Unit, b: Unit): boolean =>
  a.dimension === b.dimension && exact.equals(a.factor, b.factor);

export const unitTex = ({ symbols }: Unit): string =>
  symbols
    .map(([symbol, power]) => {
      const written = `\\mathrm{${symbol.replace('°', '^{\\circ}').replace('%', '\\%').replace('Ω', '\\Omega').replace('μ', '\\mu ').replace('$', '\\$').replace('£', '\\text{£}').replace('€', '\\text{€}')}}`;
      return power === 1 ? written : `${written}^{${power}}`;
    })
    .join('\\,');
