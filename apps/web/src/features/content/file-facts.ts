import type { ContentFile } from '@regen/content-sdk/query';

const names: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'PDF'],
  ['application/zip', 'ZIP'],
  ['text/plain', 'Text'],
  ['text/vtt', 'Captions'],
]);

/** "PDF, 240 kB": what somebody wants to know before they save a file. */
export function fileFacts({ contentType, size }: Pick<ContentFile, 'contentType' | 'size'>): string {
  const name = names.get(contentType) ?? contentType.split('/')[1]?.toUpperCase() ?? '';
  const kilobytes = Math.max(1, Math.round(size / 1_000));
  const amount = kilobytes < 1_000 ? `${kilobytes} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
  return [name, size > 0 ? amount : ''].filter(Boolean).join(', ');
}
