import { z } from 'zod';
import type { OfKind } from './answer-kind.ts';
import { isStorable, notStorable } from './storable.ts';

/**
 * Something with a `kind`, checked by the schema of that kind. The kind is looked up when a value is checked, not when
 * the schema is made.
 */
export const schemaByKind = <Kind>(
  kindOf: (kind: string) => Kind | undefined,
  schemaOf: (kind: Kind) => z.ZodType<OfKind>,
  { isUnknownKept = false } = {},
): z.ZodType<OfKind> =>
  z.looseObject({ kind: z.string() }).check((payload) => {
    const kind = kindOf(payload.value.kind);
    if (!kind) {
      if (isUnknownKept) return;
      payload.issues.push({
        code: 'custom',
        path: ['kind'],
        message: 'This kind of answer does not exist',
        input: payload.value.kind,
      });
      return;
    }
    const result = schemaOf(kind).safeParse(payload.value);
    const issues =
      result.error?.issues ?? (isStorable(result.data) ? [] : [{ path: [], message: notStorable }]);
    for (const { path, message } of issues)
      payload.issues.push({ code: 'custom', path, message, input: payload.value });
    if (result.success) payload.value = { ...result.data };
  });
