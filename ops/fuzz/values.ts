import type { RandomInt } from '../../apps/api/src/platform/random.ts';
import type { KnownIds } from './known-values.ts';
import type { Schema } from './operations.ts';

/** Values that programs often handle wrongly. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%',
  '%00',
  '\\',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'non-verbal',
  '-',
  '(((',
  '"a" & | !',
  '{{7*7}}',
  '\u202etxet',
  '👩‍👩‍👧‍👦',
  'ﬀ İ ß',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'NaN',
  '__proto__',
];
const hostileNumbers = [0, -0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 32_768];
const junk = [null, true, [], {}, [[[]]], { $ne: 1 }, ...hostileNumbers, ...hostileTexts];

export interface ValueTools {
  randomInt: RandomInt;
  known: KnownIds;
}

/** A random value that mostly fits the schema; every twentieth or so does not. */
export function valueOf(schema: Schema, name: string, tools: ValueTools, depth = 0): unknown {
  const { randomInt } = tools;
  const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;
  if (randomInt(25) === 0) return pick(junk);
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(pick(choices), name, tools, depth + 1);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name, tools, depth);
    case 'array': {
      const { minItems = 0, maxItems = 20 } = schema;
      const most = Math.max(minItems, Math.min(maxItems, depth > 3 ? 1 : pick([1, 2, 3, 5, 20])));
      const length = minItems + randomInt(most - minItems + 1);
      return Array.from({ length }, () => valueOf(schema.items ?? {}, name, tools, depth + 1));
    }
    case 'integer':
    case 'number':
      return numberOf(schema, tools);
    case 'boolean':
      return randomInt(2) === 0;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, name, tools);
    case undefined:
    default:
      return pick(junk);
  }
}

function objectOf(schema: Schema, name: string, tools: ValueTools, depth: number): Record<string, unknown> {
  const { randomInt } = tools;
  const value: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(key) === true;
    if (isRequired ? randomInt(40) > 0 : randomInt(3) > 0)
      value[key] = valueOf(property, key, tools, depth + 1);
  }
  if (typeof schema.additionalProperties === 'object') {
    for (let more = randomInt(4); more > 0; more--)
      value[tools.known.pick(name) ?? 'a'] = valueOf(schema.additionalProperties, name, tools, depth + 1);
  }
  if (randomInt(40) === 0) value[hostileTexts[randomInt(hostileTexts.length)] ?? ''] = 1;
  return value;
}

function numberOf({ type, minimum = 0, maximum = 100 }: Schema, { randomInt }: ValueTools): number {
  if (randomInt(10) === 0) return hostileNumbers[randomInt(hostileNumbers.length)] ?? 0;
  const [least, most] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  const value = least + randomInt(Math.max(1, most - least + 1));
  return type === 'integer' || randomInt(4) > 0 ? value : value + 0.25;
}

function textOf({ format, minLength = 0, maxLength = 200 }: Schema, name: string, tools: ValueTools): string {
  const { randomInt, known } = tools;
  const isId = format === 'uuid' || /ids?$/i.test(name);
  if (randomInt(15) === 0) return hostileTexts[randomInt(hostileTexts.length)] ?? '';
  if (isId) return (randomInt(10) > 0 ? known.pick(name) : undefined) ?? randomUuid(randomInt);
  if (format === 'email') return `fuzz-${randomInt(500)}@example.com`;
  if (format === 'date-time') return new Date(1.76e12 + randomInt(1e9) * 100).toISOString();
  if (format === 'date') return new Date(1.76e12 + randomInt(1e9) * 100).toISOString().slice(0, 10);
  const words = [
    'maths',
    'Non-Verbal',
    'A',
    'B',
    'question 12',
    '7 × 8 = ?',
    'Ⅷ',
    'https://example.com/x',
    '1',
  ];
  const text = words[randomInt(words.length)] ?? '';
  return text.padEnd(Math.min(minLength, 500), 'x').slice(0, Math.max(1, maxLength));
}

function randomUuid(randomInt: RandomInt): string {
  const digits = (count: number) => Array.from({ length: count }, () => randomInt(16).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}
