import { freePort } from '@markwell/database/free-port';

/** The preferred port, or another one; then it says so. */
export async function choosePort(
  what: string,
  preferred: number,
  log: (line: string) => void,
): Promise<number> {
  const port = await freePort(preferred);
  if (port !== preferred) log(`${what}: port ${preferred} is taken, using ${port}.`);
  return port;
}
