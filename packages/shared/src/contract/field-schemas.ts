import { z } from 'zod';
import { formatNumber } from '../text/format-number.ts';
import { problemOfName } from '../text/plain-name.ts';

/** A UUID of any version; the database creates version 7. */
export const idSchema = z.uuid({ error: 'This is not a valid id' });

/** An instant as ISO 8601 text in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A day in Europe/London as YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** Percent, 0-100, whole. */
export const percentSchema = z.int().min(0).max(100);

export const countSchema = z.int().min(0);

/** Text that PostgreSQL can store: without NUL and without half of a surrogate pair. */
export const textSchema = (maximum: number) =>
  z
    .string()
    .max(maximum, `Please use at most ${formatNumber(maximum)} characters`)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'This text has characters that cannot be stored',
    );

/** A name of a person, a class, a school or the like, which others read. */
export const nameSchema = (maximum: number) =>
  textSchema(maximum).superRefine((name, context) => {
    const message = problemOfName(name);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid e-mail address').max(254, 'This e-mail address is too long'));
