/** Whether PostgreSQL can store all texts in a value of JSON: none has NUL or half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

export const notStorable = 'This text has characters that cannot be stored';
