import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { itemAt } from '../item-at.ts';

/**
 * The first two options with the same value in different forms, or null: `1/2` and `0.5` or `50%`, `1.5 kg` and
 * `1,500 g`, `£2.40` and `240p`, `3.2 × 10³ m` and `3.2 km`. Where the body asks for standard form, an option that is
 * not in it, such as `32 × 10²`, is equal to none. Reads only the printed texts.
 */
export function equalOptions(body: string, texts: readonly string[]): [string, string] | null {
  const read = body.includes('standard form') ? texts.filter(isInStandardForm) : texts;
  const amounts = read.map(amountIn);
  for (const [index, amount] of amounts.entries()) {
    const earlier = amounts.findIndex((other) => isSame(other, amount));
    if (amount && earlier < index) return [itemAt(read, earlier), itemAt(read, index)];
  }
  return null;
}

const isInStandardForm = (text: string) => /^−?[1-9](?:\.\d+)? × 10/.test(plainText(text));

interface Amount {
  value: number;
  /** All that is printed beside the number, with the unit in its smallest words. */
  words: string;
}

const isSame = (one: Amount | null, other: Amount | null) =>
  one !== null &&
  other !== null &&
  one.words === other.words &&
  Math.abs(one.value - other.value) <= 1e-9 * Math.max(Math.abs(one.value), Math.abs(other.value));

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function amountIn(text: string): Amount | null {
  const found =
    /^(?<before>[^\d.]*?)(?<minus>−?)(?<pound>£?)(?:(?<whole>\d+) (?=\d+\/))?(?<top>\d[\d,]*(?:\.\d+)?)(?:\/(?<bottom>\d+))?(?: × 10(?<power>⁻?[⁰¹²³⁴-⁹]+))?(?<after>\D.*)?$/su.exec(
      plainText(text),
    )?.groups;
  if (!found) return null;
  const { before = '', minus, pound, whole = '0', top = '', bottom = '1', power = '', after = '' } = found;
  const [factor, unit] = pound ? [1, `£${after}`] : inSmallestWords(after.trim());
  const number = Number(whole) + Number(top.replaceAll(',', '')) / Number(bottom);
  return {
    value: (minus ? -1 : 1) * number * 10 ** exponent(power) * factor,
    words: `${before}#${unit}`,
  };
}

function exponent(power: string): number {
  const digits = [...power].filter((sign) => sign !== '⁻').map((sign) => raised.indexOf(sign));
  return (power.startsWith('⁻') ? -1 : 1) * Number(digits.join(''));
}

const prefixes: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};

/** Units with other steps than those of the prefixes, and units by their names. */
const named: Readonly<Record<string, readonly [number, string]>> = {
  '%': [1e-2, ''],
  p: [1e-2, '£'],
  pence: [1e-2, '£'],
  ml: [1e-6, 'm³'],
  l: [1e-3, 'm³'],
  litre: [1e-3, 'm³'],
  t: [1e6, 'g'],
  min: [60, 's'],
  minute: [60, 's'],
  h: [3600, 's'],
  hour: [3600, 's'],
  day: [86_400, 's'],
  second: [1, 's'],
  metre: [1, 'm'],
};

/** `km s⁻¹` as 1,000 `m s⁻¹`: the factor, and the unit without its prefix. */
function inSmallestWords(unit: string): [number, string] {
  const [, first = '', rest = ''] = /^([^ /]*)(.*)$/su.exec(unit) ?? [];
  const known = named[first] ?? named[first.replace(/s$/u, '')];
  if (known) return [known[0], known[1] + rest];
  const [, prefix = '', base, power = ''] =
    /^([pnμmcdkMG]?)(m|g|s|J|W|Wh|Pa|V|A|Ω|N|Hz|F|C|T|Wb|mol|eV)([²³]?)$/u.exec(first) ?? [];
  if (base === undefined) return [1, unit];
  return [(prefixes[prefix] ?? 1) ** ({ '²': 2, '³': 3 }[power] ?? 1), base + power + rest];
}
