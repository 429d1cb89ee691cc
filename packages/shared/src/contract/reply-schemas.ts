import { z } from 'zod';
import { countSchema } from './field-schemas.ts';

/** Which page of a list the reply is, and how many pages and entries there are. */
export const paginationSchema = z.object({ page: countSchema, pages: countSchema, total: countSchema });
