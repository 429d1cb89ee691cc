import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name its network: 64 bits. */
const networkGroups = 4;

/**
 * The name under which rate limits count an address: an IPv4 address itself, and the /64 network of an IPv6
 * address, because one household has 2^64 addresses to choose from. `unknown` when there is no address.
 */
export function clientNetworkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined) return mapped;
  return `${groupsOf(withoutZone).slice(0, networkGroups).join(':')}::/64`;
}

/** The groups before `::`, filled up with zeros, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  // A group at the end may be written as IPv4, which takes the place of two.
  const endLength = end.length + (end.at(-1)?.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array<string>(8 - start.length - endLength).fill('0');
  return [...start, ...zeros, ...end].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
