import { z } from 'zod';
import { instantSchema } from './field-schemas.ts';

/** The `updatedAt` of the version that is edited: a newer one is not overwritten (409). Omitted: not checked. */
export const editedVersion = { updatedAt: instantSchema.optional() };

/** A choice of a query, where everything is text. */
export const yesOrNoSchema = z.enum(['true', 'false']);

/** The id of something that has to be chosen before the request. */
export const chosenIdSchema = (message: string) => z.uuid({ error: message });

/** The secret of a link: 32 bytes as base64url. */
export const linkTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'This link is not complete. Please open it again from the e-mail.');
