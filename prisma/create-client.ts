import pg from 'pg';

/**
 * For the errors of a connection: an error without a listener would end the process, and a pool does not listen while one
 * of its connections is in use. The statement that runs, or the next one, fails when the connection is lost.
 */
export const leaveToStatement = (): void => undefined;

/** A connection outside of a pool, not yet connected. */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', leaveToStatement);
  return client;
}
