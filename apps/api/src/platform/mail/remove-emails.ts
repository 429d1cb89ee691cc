import type { ErasedPerson, Mail } from './mail.ts';

/** Removes e-mails to or about a person that are kept here; nothing when a mail server sends them. */
export const removeEmailsFrom =
  (mail: Mail) =>
  async (person: ErasedPerson): Promise<void> =>
    mail.removeAbout?.(person);
