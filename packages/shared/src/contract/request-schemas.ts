import { z } from 'zod';
import { idSchema, textSchema } from './field-schemas.ts';

export const idParams = z.object({ id: idSchema });
export const questionParams = z.object({ questionId: idSchema });
export const userParams = z.object({ userId: idSchema });

/** How many entries a reply lists: `usual` is the default. */
export const limitSchema = ({ usual, most }: { usual: number; most: number }) =>
  z.coerce.number().int().min(1).max(most).default(usual);

/** The fields of a query for one page of a list. The last page limits how many rows the database skips. */
export const pageFields = (limits: { usual: number; most: number }, lastPage = 100_000) => ({
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
  limit: limitSchema(limits),
});

/** The text to search a list for; an empty one finds everything. */
export const searchSchema = (maximum: number) => textSchema(maximum).trim().default('');

/** A choice of a query, where everything is text. */
export const yesOrNoSchema = z.enum(['true', 'false']);

/** The id of something that has to be chosen before the request. */
export const chosenIdSchema = (message: string) => z.uuid({ error: message });
