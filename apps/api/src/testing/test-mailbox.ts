import { AddressRefusedError, type ErasedPerson, type Mail, type MailMessage } from '#platform/mail/mail.ts';

/** Stores e-mails, so that tests can read them. */
interface TestMailbox extends Mail {
  /** The e-mails to an address, oldest first. */
  to: (address: string) => MailMessage[];
  /** The people about whom the application had saved e-mails removed. They stay readable in tests. */
  removedAbout: readonly ErasedPerson[];
  /** Makes the mail server refuse an address permanently. */
  refuseAddress: (address: string) => void;
  /** Makes the mail server unreachable, or with false reachable again. */
  refuseAll: (isUnreachable?: boolean) => void;
}

export function createTestMailbox(): TestMailbox {
  const messages: MailMessage[] = [];
  const removedAbout: ErasedPerson[] = [];
  const refused = new Set<string>();
  let isUnreachableNow = false;
  const assertReachable = () =>
    isUnreachableNow ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve();
  return {
    check: assertReachable,
    send: async (message) => {
      await assertReachable();
      if (refused.has(message.to)) throw new AddressRefusedError('The address was refused');
      messages.push(message);
    },
    removeAbout: (person) => {
      removedAbout.push(person);
      return Promise.resolve();
    },
    removedAbout,
    to: (address) => messages.filter(({ to }) => to === address),
    refuseAddress: (address) => {
      refused.add(address);
    },
    refuseAll: (isUnreachable = true) => {
      isUnreachableNow = isUnreachable;
    },
  };
}

/** The token of the link in the last of the e-mails. */
export function linkTokenIn(messages: readonly MailMessage[]): string {
  const token = /#token=([\w-]+)/.exec(messages.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The e-mail has no link');
  return token;
}
