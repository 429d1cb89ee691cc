import { readAddressList } from '@markwell/shared/classes/address-list/address-list';

interface PastedAddresses {
  /** In small letters, each once. */
  emails: string[];
  /** What has no e-mail address, with the number of its line. A heading is not among them. */
  unreadable: string[];
}

/** The addresses of a pasted list, as `readAddressList` finds them. */
export function readAddresses(text: string): PastedAddresses {
  const entries = readAddressList(text);
  return {
    emails: entries.flatMap((entry) => (entry.kind === 'address' ? [entry.email] : [])),
    unreadable: entries.flatMap((entry) =>
      entry.kind === 'wrong' ? [`Line ${String(entry.number)}: ${entry.text}`] : [],
    ),
  };
}
