interface Limit {
  consume: (key: string) => Promise<void>;
}

/** Requests for reset links, by the one who requests them and by account. Both throw TOO_MANY_REQUESTS. */
export interface ResetLimits {
  requester: Limit;
  account: Limit;
}

/** Limits e-mails by recipient, and by the network address that requests them. Throws TOO_MANY_REQUESTS. */
export interface EmailLimits {
  recipient: Limit;
  address: Limit;
}
