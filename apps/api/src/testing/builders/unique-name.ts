import { randomUUID } from 'node:crypto';

/** A name that no other test uses. */
export function uniqueName(stem: string): string {
  return `${stem} ${randomUUID().slice(0, 8)}`;
}

/** A code or a part of an address that no other test uses. */
export function uniqueCode(stem: string): string {
  return `${stem}_${randomUUID().slice(0, 8)}`;
}
