import type { Mail } from './mail.ts';

/** Removes e-mails to or about an address that are kept here; nothing when a mail server sends them. */
export const removeEmailsFrom =
  (mail: Mail) =>
  async (address: string): Promise<void> =>
    mail.removeAbout?.(address);
