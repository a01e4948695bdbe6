/** Loopback, private and link-local networks, as the server writes them: of IPv4 three bytes, of IPv6 three groups. */
const PRIVATE =
  /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^0:0:0::|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/;

/** A network that tells its person something: not the address of a device in their own house, which every house has. */
export const publicNetwork = (network: string | null): string | null =>
  network === null || PRIVATE.test(network) ? null : network;
