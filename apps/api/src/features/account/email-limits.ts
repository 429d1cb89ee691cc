interface Limit {
  consume: (key: string) => Promise<void>;
}

/** Limits e-mails by recipient, and by the network address that requests them. Throws TOO_MANY_REQUESTS. */
export interface EmailLimits {
  recipient: Limit;
  address: Limit;
}
