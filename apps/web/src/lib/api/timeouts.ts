/** Of a call after which the server sends an e-mail: it waits for its mail server, and tries again if that does not reply. */
export const mailTimeoutMs = 30_000;

/** Of a call that reads or changes thousands of rows. */
export const longTimeoutMs = 120_000;
