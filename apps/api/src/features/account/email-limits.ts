interface Limit {
  take: (key: string) => Promise<void>;
}

/** How much mail one person gets through us, and how much one network address sets off. Throws TOO_MANY_REQUESTS. */
export interface EmailLimits {
  recipient: Limit;
  address: Limit;
}
