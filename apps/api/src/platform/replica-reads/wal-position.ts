/** A position in PostgreSQL's write-ahead log (pg_lsn), which only grows. */
export type WalPosition = bigint;

/** Reads PostgreSQL's text, for example '16/B374D848'. */
export function parseWalPosition(text: string): WalPosition {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Later than every position that a server can have. */
export const unreachablePosition: WalPosition = 2n ** 64n - 1n;
