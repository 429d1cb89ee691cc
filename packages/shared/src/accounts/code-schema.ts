import { z } from 'zod';

/** A code from an authenticator app (six digits), or a recovery code. Spaces and hyphens do not matter. */
export const codeSchema = z
  .string()
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'This code is too long')
  .transform((code) => code.replaceAll(/[\s-]/gu, '').toUpperCase());
