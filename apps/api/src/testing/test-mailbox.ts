import type { Mail, MailMessage } from '../integrations/mail/mail.ts';

/** Stores e-mails, so that tests can read them. */
export interface TestMailbox extends Mail {
  /** The e-mails to an address, oldest first. */
  to: (address: string) => MailMessage[];
  /** Makes the mail server unreachable, or with false reachable again. */
  close: (isAway?: boolean) => void;
}

export function createTestMailbox(): TestMailbox {
  const letters: MailMessage[] = [];
  let isClosed = false;
  const open = () => (isClosed ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve());
  return {
    check: open,
    send: async (message) => {
      await open();
      letters.push(message);
    },
    to: (address) => letters.filter(({ to }) => to === address),
    close: (isAway = true) => {
      isClosed = isAway;
    },
  };
}

/** The token of the link in the last of the e-mails. */
export function linkTokenIn(letters: readonly MailMessage[]): string {
  const token = /#token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The e-mail has no link');
  return token;
}
