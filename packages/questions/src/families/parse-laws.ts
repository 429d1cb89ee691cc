import type { Tier } from '../content-types.ts';
import { faultAt, type Line, numberedLines, sectionsOf } from '../text/numbered-lines.ts';
import { lawDifficulties, type Factor, type Law, type Quantity } from './law-family.ts';

/**
 * Reads the laws of a topic, the text of its `laws.txt`:
 *
 *     # momentum, difficulties 2-3
 *     syllabus: Momentum
 *     law: Momentum is mass × velocity
 *     the momentum | kg m/s
 *     the mass | kg | 0.4, 0.5, 2, 6, 50, 80 | g = 0.001 kg
 *     the velocity | m/s | 3, 4, 6, 15, 20
 *
 *     An object moves in a straight line.
 *     An object slides over smooth ice.
 *
 * The quantities are the product of the law and its two factors, each with its unit; a factor has the values that
 * questions give it. At difficulty 3 one factor is given in another unit. The sentences are the situations. After the
 * difficulties a law may have the tier of its questions. Throws an error that names the line of the first mistake.
 */
export function parseLaws(file: string): Law[] {
  const { head, sections } = sectionsOf(numberedLines(file), /^#/);
  const misplaced = head.find(({ text }) => text !== '');
  if (misplaced) throw faultAt(misplaced, headingExpected);
  if (sections.length === 0) throw faultAt(undefined, 'there are no laws');
  const laws = new Map<string, Law>();
  for (const section of sections) {
    const law = parseLaw(section);
    if (laws.has(law.name)) throw faultAt(section[0], `the law ${law.name} is there twice`);
    laws.set(law.name, law);
  }
  return [...laws.values()];
}

const headingExpected = 'expected a law: "# name, difficulties 1-3"';
const tiers: Readonly<Record<string, Tier>> = { Foundation: 'FOUNDATION', Higher: 'HIGHER' };

function parseLaw([heading, ...lines]: readonly Line[]): Law {
  const [, name = '', first = '', last = '', tierName = ''] =
    /^# ([a-z][a-z\d-]*), difficulties (\d)-(\d)(?:, (Foundation|Higher))?$/.exec(heading?.text ?? '') ?? [];
  const difficulties = lawDifficulties.filter((each) => Number(first) <= each && each <= Number(last));
  if (name === '') throw faultAt(heading, headingExpected);
  if (difficulties.length !== Number(last) - Number(first) + 1)
    throw faultAt(heading, 'expected difficulties from 1 to 3, the lower one first');

  const gap = lines.findIndex(({ text }) => text === '');
  const [syllabus, sentence, ...quantities] = lines.slice(0, gap < 0 ? undefined : gap);
  const [product, one, other, ...more] = quantities;
  const tier = tiers[tierName];
  const law: Law = {
    name,
    difficulties,
    ...(tier ? { tier } : {}),
    syllabus: valueOf('syllabus', syllabus ?? heading),
    sentence: valueOf('law', sentence ?? heading),
    product: parseProduct(product ?? heading),
    first: parseFactor(one ?? heading),
    second: parseFactor(other ?? heading),
    situations: gap < 0 ? [] : lines.slice(gap).flatMap(({ text }) => (text === '' ? [] : [text])),
  };
  if (more[0]) throw faultAt(more[0], 'expected an empty line after three quantities');
  if (law.situations.length === 0) throw faultAt(heading, 'the law has no situations');
  const otherUnits = [law.first, law.second].filter(({ otherUnit }) => otherUnit).length;
  if (otherUnits !== (difficulties.includes(3) ? 1 : 0))
    throw faultAt(
      heading,
      'difficulty 3, and no other, needs one factor with another unit: "… | g = 0.001 kg"',
    );
  return law;
}

function valueOf(name: string, line: Line | undefined): string {
  const [found, value] = line?.text.split(/: (.*)/) ?? [];
  if (found !== name || !value) throw faultAt(line, `expected "${name}: …"`);
  return value;
}

function parseProduct(line: Line | undefined): Quantity {
  const [, name, unit] = /^(the [^|]*\S) \| ([^|]*\S)$/.exec(line?.text ?? '') ?? [];
  if (!name || !unit) throw faultAt(line, 'expected the product of the law: "the name | unit"');
  return { name, unit };
}

function parseFactor(line: Line | undefined): Factor {
  const [, name, unit, values, other, size, sameUnit] =
    /^(the [^|]*\S) \| ([^|]*\S) \| ([\d., ]*\d)(?: \| (\S+) = ([\d.]+) (.+))?$/.exec(line?.text ?? '') ?? [];
  if (!name || !unit || !values)
    throw faultAt(line, 'expected a factor of the law: "the name | unit | values", or with "| g = 0.001 kg"');
  if (sameUnit !== undefined && sameUnit !== unit)
    throw faultAt(line, `expected what one ${other} is in ${unit}, not in ${sameUnit}`);
  return {
    name,
    unit,
    values: values.split(', ').map((value) => numberOf(line, value)),
    ...(other === undefined ? {} : { otherUnit: { name: other, size: numberOf(line, size ?? '') } }),
  };
}

function numberOf(line: Line | undefined, text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text) || Number(text) === 0)
    throw faultAt(line, `expected a number above 0, such as 0.25 or 12000, not "${text}"`);
  return Number(text);
}
