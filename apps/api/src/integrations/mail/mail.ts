export interface MailMessage {
  /** A single address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends e-mail: by SMTP, or to a folder in development. */
export interface Mail {
  /** Throws when e-mail cannot be sent at the moment. */
  check: () => Promise<void>;
  /** Throws when the message was not accepted. */
  send: (message: MailMessage) => Promise<void>;
}
