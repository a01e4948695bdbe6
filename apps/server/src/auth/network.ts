import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, lower case and without leading zeros. */
function groupsOf(ip: string): string[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  const pair = (high = '', low = '') => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : ip;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An address as four numbers or eight groups; IPv4 that is written as IPv6 (`::ffff:203.0.113.7`) is IPv4. */
export function partsOf(ip: string): { version: 4 | 6; parts: readonly string[] } | null {
  // A link-local address may name its interface: `fe80::1%eth0`.
  const [address = ''] = ip.split('%');
  const version = isIP(address);
  if (version === 4) return { version, parts: address.split('.') };
  if (version !== 6) return null;
  const parts = groupsOf(address);
  if (parts.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return { version, parts };
  const bytes = parts.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return { version: 4, parts: bytes.map(String) };
}

/**
 * What an address is counted as: an IPv4 address as itself, an IPv6 address as its /64, which one customer has to choose
 * from freely, and, with more room, as the /48 that some providers hand out. The narrowest first.
 */
export function countedAs(ip: string): readonly { network: string; room: number }[] {
  const found = partsOf(ip);
  if (found === null) return [{ network: ip, room: 1 }];
  if (found.version === 4) return [{ network: found.parts.join('.'), room: 1 }];
  const prefix = (groups: number) => `${found.parts.slice(0, groups).join(':')}::/${groups * 16}`;
  return [
    { network: prefix(4), room: 1 },
    { network: prefix(3), room: 4 },
  ];
}
