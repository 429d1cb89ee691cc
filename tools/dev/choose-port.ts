import getPort from 'get-port';

/** Returns the preferred port if it is free, else logs and returns another one. */
export async function choosePort(
  what: string,
  preferred: number,
  log: (line: string) => void,
): Promise<number> {
  const port = await getPort({ port: preferred });
  if (port !== preferred) log(`${what}: port ${preferred} is in use, using ${port}.`);
  return port;
}
