export interface MailMessage {
  /** A single address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Pictures that the HTML shows by `cid:` and their content id. */
  images: readonly InlineImage[];
  /** For an e-mail that can be switched off: the address that mail programs send a POST to (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** For an e-mail that must not arrive twice: mail programs show one of those with the same id. */
  messageId?: string | undefined;
}

export interface InlineImage {
  contentId: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The mail server refused the recipient permanently (SMTP status 5xx): do not retry. */
export class AddressRefusedError extends Error {
  override name = 'AddressRefusedError';
}

/** Whose e-mails are removed. */
export interface ErasedPerson {
  email: string;
  name: string;
  /** Addresses of people to whom e-mails name the person without the address: a child's parents, a parent's children. */
  relatives: readonly string[];
}

/** Sends e-mail: by SMTP, or to a folder in development. */
export interface Mail {
  /** Throws when e-mail cannot be sent at the moment. */
  check: () => Promise<void>;
  /** Throws when the message was not accepted; AddressRefusedError when it never will be. */
  send: (message: MailMessage) => Promise<void>;
  /**
   * Removes e-mails that are kept here and are to this address, mention it, or are to one of the relatives and mention the
   * name. Undefined when none are kept.
   */
  removeAbout?: (person: ErasedPerson) => Promise<void>;
  /** Removes e-mails that are kept here since before this time. Undefined when none are kept. */
  removeBefore?: (time: Date) => Promise<void>;
}
