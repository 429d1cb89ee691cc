import { z } from 'zod';

/** What a pupil types, as it is. What is too long to be read is refused only where it is read, with the reason. */
export const typedResponse = z.string().max(10_000);

/** Marks that are not seen: directions, joiners, soft hyphens, variation selectors. */
export const invisibleMarks = /\p{Default_Ignorable_Code_Point}/gu;
