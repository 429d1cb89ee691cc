import { fromDecimal, multiply, power, rational, type Rational } from '../mathematics/rational.ts';

/** Powers of the base units. °C, ° and currencies are bases of their own: they are not converted to others. */
export type Dimensions = Readonly<Record<string, number>>;

export interface UnitSymbol {
  factor: Rational;
  dimensions: Dimensions;
  takesPrefix: boolean;
}

const decimal = (text: string): Rational => fromDecimal(text) ?? rational(1n);

/** `kg m^2 s^-2`, as powers of base units. */
const dimensionsOf = (text: string): Dimensions =>
  Object.fromEntries(
    text.split(' ').flatMap((each) => {
      const [base = '', exponent = '1'] = each.split('^');
      return base === '' ? [] : [[base, Number(exponent)]];
    }),
  );

/** Symbol, size in base units, base units; `*` after the symbol if it takes prefixes. */
const table = `
m* 1 m
g* 0.001 kg
s* 1 s
A* 1 A
K* 1 K
mol* 1 mol
cd 1 cd
min 60 s
h 3600 s
d 86400 s
year 31557600 s
l* 0.001 m^3
L* 0.001 m^3
cc 1e-6 m^3
ha 10000 m^2
t 1000 kg
u 1.66053906660e-27 kg
N* 1 kg m s^-2
J* 1 kg m^2 s^-2
W* 1 kg m^2 s^-3
Wh* 3600 kg m^2 s^-2
Pa* 1 kg m^-1 s^-2
bar* 100000 kg m^-1 s^-2
atm 101325 kg m^-1 s^-2
V* 1 kg m^2 s^-3 A^-1
C* 1 A s
Ω* 1 kg m^2 s^-3 A^-2
F* 1 kg^-1 m^-2 s^4 A^2
H* 1 kg m^2 s^-2 A^-2
T* 1 kg s^-2 A^-1
Wb* 1 kg m^2 s^-2 A^-1
Hz* 1 s^-1
Bq* 1 s^-1
Gy* 1 m^2 s^-2
Sv* 1 m^2 s^-2
eV* 1.602176634e-19 kg m^2 s^-2
B* 8 bit
bit* 1 bit
dB 1 dB
° 1 °
rad 1 rad
°C 1 °C
°F 1 °F
% 1 %
in 0.0254 m
ft 0.3048 m
yd 0.9144 m
mi 1609.344 m
mph 0.44704 m s^-1
lb 0.45359237 kg
oz 0.028349523125 kg
st 6.35029318 kg
pt 0.00056826125 m^3
gal 0.00454609 m^3
£ 1 £
p 0.01 £
$ 1 $
€ 1 €
`;

export const unitSymbols: ReadonlyMap<string, UnitSymbol> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', factor = '1', ...bases] = line.split(' ');
      return [
        symbol.replace('*', ''),
        {
          factor: decimal(factor),
          dimensions: dimensionsOf(bases.join(' ')),
          takesPrefix: symbol.endsWith('*'),
        },
      ];
    }),
);

const ten = rational(10n);

export const unitPrefixes: ReadonlyMap<string, Rational> = new Map(
  Object.entries({ p: -12, n: -9, μ: -6, u: -6, m: -3, c: -2, d: -1, h: 2, k: 3, M: 6, G: 9, T: 12 }).map(
    ([prefix, exponent]) => [prefix, power(ten, exponent)],
  ),
);

/** Words and other spellings, in lower case and without a plural s, with the symbol that they mean. */
export const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ metre: 'm', meter: 'm', gram: 'g', gramme: 'g', second: 's', sec: 's', amp: 'A', ampere: 'A' },
    ...{ kelvin: 'K', mole: 'mol', minute: 'min', hour: 'h', hr: 'h', day: 'd', yr: 'year', litre: 'l' },
    ...{ liter: 'l', hectare: 'ha', tonne: 't', newton: 'N', joule: 'J', watt: 'W', pascal: 'Pa', volt: 'V' },
    ...{ coulomb: 'C', ohm: 'Ω', ω: 'Ω', hertz: 'Hz', tesla: 'T', degree: '°', deg: '°', radian: 'rad' },
    ...{ percent: '%', inch: 'in', inche: 'in', foot: 'ft', feet: 'ft', yard: 'yd', mile: 'mi', pound: 'lb' },
    ...{
      ounce: 'oz',
      stone: 'st',
      pint: 'pt',
      gallon: 'gal',
      pence: 'p',
      penny: 'p',
      byte: 'B',
      becquerel: 'Bq',
    },
    ...{ celsiu: '°C', amu: 'u', min: 'min', lb: 'lb', oz: 'oz', farad: 'F', sievert: 'Sv' },
  }),
);

/** Words for prefixes. */
export const prefixWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nano: 'n',
    micro: 'μ',
    milli: 'm',
    centi: 'c',
    deci: 'd',
    kilo: 'k',
    mega: 'M',
    giga: 'G',
  }),
);

/** Symbols that pupils write in the wrong case, and that mean only one thing. */
export const wrongCase: ReadonlyMap<string, string> = new Map(
  [
    'km',
    'cm',
    'mm',
    'kg',
    'mg',
    'ml',
    'kJ',
    'kW',
    'kWh',
    'kPa',
    'Pa',
    'Hz',
    'kHz',
    'mol',
    'min',
    'mph',
    'dm',
    'kN',
  ].map((symbol) => [symbol.toLowerCase(), symbol]),
);

export const scaled = (symbol: UnitSymbol, prefix: Rational): UnitSymbol => ({
  ...symbol,
  factor: multiply(symbol.factor, prefix),
});
