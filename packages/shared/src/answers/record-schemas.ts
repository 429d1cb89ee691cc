import { z } from 'zod';

/** An object that may have each of these names and no other, not even `__proto__`. */
export const someOfSchema = <const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.optional()])) as Record<Name, z.ZodOptional<Value>>,
  );
