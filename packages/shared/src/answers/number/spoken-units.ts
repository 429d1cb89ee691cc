/** The words of symbols for one and for several. */
const words: Readonly<Record<string, readonly [one: string, several: string]>> = {
  ...Object.fromEntries(
    Object.entries({
      ...{
        m: 'metre',
        g: 'gram',
        s: 'second',
        A: 'amp',
        K: 'kelvin',
        mol: 'mole',
        cd: 'candela',
        min: 'minute',
      },
      ...{
        h: 'hour',
        d: 'day',
        year: 'year',
        l: 'litre',
        L: 'litre',
        ha: 'hectare',
        t: 'tonne',
        N: 'newton',
      },
      ...{ J: 'joule', W: 'watt', Wh: 'watt hour', Pa: 'pascal', bar: 'bar', atm: 'atmosphere', V: 'volt' },
      ...{ C: 'coulomb', Ω: 'ohm', F: 'farad', T: 'tesla', Wb: 'weber', Bq: 'becquerel', Gy: 'gray' },
      ...{
        Sv: 'sievert',
        eV: 'electronvolt',
        B: 'byte',
        bit: 'bit',
        dB: 'decibel',
        rad: 'radian',
        '°': 'degree',
      },
      ...{ yd: 'yard', mi: 'mile', lb: 'pound', oz: 'ounce', pt: 'pint', gal: 'gallon' },
    }).map(([symbol, word]) => [symbol, [word, `${word}s`]] as const),
  ),
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '%': ['per cent', 'per cent'],
  Hz: ['hertz', 'hertz'],
  H: ['henry', 'henries'],
  cc: ['cubic centimetre', 'cubic centimetres'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  st: ['stone', 'stone'],
  mph: ['mile per hour', 'miles per hour'],
  p: ['penny', 'pence'],
};

const prefixes: Readonly<Record<string, string>> = {
  ...{ p: 'pico', n: 'nano', μ: 'micro', u: 'micro', m: 'milli', c: 'centi', d: 'deci', h: 'hecto' },
  ...{ k: 'kilo', M: 'mega', G: 'giga', T: 'tera' },
};

const isLength = (word: string) => /(?:metre|inch|foot|yard|mile)$/u.test(word);

function wordsOf(symbol: string): readonly [one: string, several: string] | undefined {
  const whole = Object.hasOwn(words, symbol) ? words[symbol] : undefined;
  if (whole) return whole;
  const prefix = prefixes[symbol.charAt(0)];
  const rest = symbol.slice(1);
  const base = prefix !== undefined && Object.hasOwn(words, rest) ? words[rest] : undefined;
  return base && [`${prefix}${base[0]}`, `${prefix}${base[1]}`];
}

/** A symbol with its power, as said: "square metres", "second squared". */
function spokenFactor([one, several]: readonly [string, string], power: number, isOne: boolean): string {
  const word = isOne ? one : several;
  const size = Math.abs(power);
  if (size === 1) return word;
  if (size === 2) return isLength(one) ? `square ${word}` : `${word} squared`;
  if (size === 3) return isLength(one) ? `cubic ${word}` : `${word} cubed`;
  return `${word} to the power ${size}`;
}

/** A unit in words, after the number 1 or any other: "metres per second squared". Undefined for an unknown symbol. */
export function spokenUnit(
  symbols: readonly (readonly [symbol: string, power: number])[],
  isOne: boolean,
): string | undefined {
  const known = symbols.map(([symbol, power]) => ({ words: wordsOf(symbol), power }));
  if (known.some((each) => each.words === undefined)) return undefined;
  const above = known.filter(({ power }) => power > 0);
  const below = known.filter(({ power }) => power < 0);
  return [
    ...above.map((each, index) =>
      each.words ? spokenFactor(each.words, each.power, isOne || index < above.length - 1) : '',
    ),
    ...below.map((each) => (each.words ? `per ${spokenFactor(each.words, each.power, true)}` : '')),
  ].join(' ');
}
