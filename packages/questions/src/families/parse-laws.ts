import { z } from 'zod';
import { parseYaml } from '../parse-yaml.ts';
import { lawDifficulties, type Law } from './law-family.ts';

const theName = z.string().regex(/^the \S/);
const positive = z.number().positive();

const quantitySchema = z.strictObject({ name: theName, unit: z.string() });
const factorSchema = quantitySchema.extend({
  values: z.array(positive).min(1),
  otherUnit: z.strictObject({ name: z.string(), size: positive }).exactOptional(),
});

const lawSchema = z.strictObject({
  difficulties: z.array(z.literal(lawDifficulties)).min(1),
  tier: z.enum(['FOUNDATION', 'HIGHER']).exactOptional(),
  syllabus: z.string(),
  sentence: z.string(),
  product: quantitySchema,
  first: factorSchema,
  second: factorSchema,
  situations: z.array(z.string()).min(1),
});

const lawsSchema = z.record(z.string(), z.record(z.string(), lawSchema));

/**
 * Reads the laws of a subject, its `laws.yaml`, by topic and name. `sentence` says the law; `product`, `first` and
 * `second` are its quantities. At difficulty 3, and no other, one factor is given in another unit.
 */
export function parseLaws(text: string): { topicCode: string; law: Law }[] {
  const { value, faultAt } = parseYaml(text, lawsSchema);
  return Object.entries(value).flatMap(([topicCode, laws]) =>
    Object.entries(laws).map(([name, written]) => {
      const law: Law = { name, ...written };
      const otherUnits = [law.first, law.second].filter(({ otherUnit }) => otherUnit).length;
      if (otherUnits !== (law.difficulties.includes(3) ? 1 : 0))
        throw faultAt([topicCode, name], 'difficulty 3, and no other, needs one factor with "otherUnit"');
      return { topicCode, law };
    }),
  );
}
