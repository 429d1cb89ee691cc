import type { Mail, MailMessage } from '../integrations/mail/mail.ts';

/** Mail that stays here, to be read by the tests. */
export interface TestMailbox extends Mail {
  /** Letters to an address, oldest first. */
  to: (address: string) => MailMessage[];
  /** From now on the server is away; or, with false, there again. */
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

/** The secret of the link in the newest of some letters. */
export function linkTokenIn(letters: readonly MailMessage[]): string {
  const token = /#token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('There is no link in the letter');
  return token;
}
