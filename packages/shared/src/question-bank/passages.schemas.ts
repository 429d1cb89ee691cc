import { z } from 'zod';
import { textSchema } from '../contract/field-schemas.ts';

/** Characters. */
const maxPassageTitleLength = 200;
const maxPassageLength = 40_000;

/** The text of a passage as an administrator writes it. */
export const newPassageSchema = z.object({
  title: textSchema(maxPassageTitleLength).trim().min(1, 'Please enter a title'),
  body: textSchema(maxPassageLength).trim().min(1, 'Please enter the passage'),
});
export type NewPassage = z.infer<typeof newPassageSchema>;
