import { emailSchema } from '@markwell/shared/contract/field-schemas';

export interface PastedAddresses {
  /** In small letters, each once. */
  emails: string[];
  /** Parts of the text that have no e-mail address. */
  unreadable: string[];
}

/** Reads pasted e-mail addresses, one a line or separated by commas, also as 'Ada Byron <ada@example.com>'. */
export function readAddresses(text: string): PastedAddresses {
  const parts = text
    .split(/[\n,;]+/u)
    .flatMap((part) => (/[<>"]/u.test(part) ? [part] : splitAddresses(part)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const emails = new Set<string>();
  const unreadable: string[] = [];
  for (const part of parts) {
    const email = emailSchema.safeParse(/[^\s<>"]+@[^\s<>"]+/u.exec(part)?.[0] ?? '');
    if (email.success) emails.add(email.data);
    else unreadable.push(part);
  }
  return { emails: [...emails], unreadable };
}

/** Several addresses on one line are separated by spaces; other text stays together. */
const splitAddresses = (part: string) => {
  const words = part.trim().split(/\s+/u);
  return words.every((word) => word.includes('@')) ? words : [part];
};
