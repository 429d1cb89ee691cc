import { lettersIn } from '#checks/support/letters.ts';

export const groupsIn = (text: string, size: number) =>
  [...text.matchAll(new RegExp(`\\b[A-Z]{${size}}\\b`, 'g'))].map(([group]) => lettersIn(group));
