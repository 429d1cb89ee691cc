import { z } from 'zod';
import { countSchema, idSchema, textSchema } from './field-schemas.ts';

/** How many entries a reply lists: `usual` is the default. */
export const limitSchema = ({ usual, most }: { usual: number; most: number }) =>
  z.coerce.number().int().min(1).max(most).default(usual);

/** The fields of a query for one page of a list. The last page limits how many rows the database skips. */
export const pageFields = (limits: { usual: number; most: number }, lastPage = 100_000) => ({
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
  limit: limitSchema(limits),
});

/** The query of a list that continues with the rows before one, the last row of the previous page. */
export const beforeQuery = z.object({ before: idSchema.optional() });

/** The value of `before` for the next page; null on the last page. */
export const nextBeforeSchema = idSchema.nullable();

/** The text to search a list for; an empty one finds everything. */
export const searchSchema = (maximum: number) => textSchema(maximum).trim().default('');

/** Which page of a list the reply is, and how many pages and entries there are. */
export const paginationSchema = z.object({ page: countSchema, pages: countSchema, total: countSchema });

/** The total of a list that stops at a maximum; with more entries than that, `isCapped` is true. */
export const cappedTotal = (maximum: number) => ({
  total: countSchema.max(maximum),
  isCapped: z.boolean(),
});

/** A count that stops at a maximum; beyond it, `isCapped` is true. */
export const cappedCountSchema = (maximum: number) =>
  z.object({ count: countSchema.max(maximum), isCapped: z.boolean() });
