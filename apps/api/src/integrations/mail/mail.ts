export interface MailMessage {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The way out for mail: a server by SMTP, a folder in development. */
export interface Mail {
  /** Throws when mail cannot be sent at the moment. */
  check: () => Promise<void>;
  /** Throws when the message was not taken. */
  send: (message: MailMessage) => Promise<void>;
}
