import { z } from 'zod';

/** An answer that an author gives, at most this many characters long. */
export const authoredAnswer = (most: number) => z.string().trim().min(1, 'Please enter an answer').max(most);

/** What pupils read who make a known mistake. */
export const mistakeFeedback = z
  .string()
  .trim()
  .min(1, 'Please enter what pupils read who make this mistake')
  .max(300);
