/**
 * Hosts of the push services that browsers use: Chrome, Edge on Android, Opera, Samsung Internet; Firefox; Safari; Edge on Windows. A
 * subscription names where the server sends requests, so no other address is accepted.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** A host, `*.` and a host for all below it, or a whole origin. */
export const PUSH_SERVICE_SHAPE = /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|https?:\/\/[^/\s?#@]+)$/;

function fits(service: string, { hostname, origin, port, protocol }: URL): boolean {
  if (service.includes('://')) return origin === service;
  if (protocol !== 'https:' || port !== '') return false;
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}

export function isPushService(services: readonly string[], endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => fits(service, url));
}
