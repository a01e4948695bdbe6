import type { ContentAsset } from '../client/records.ts';
import type { ContentFile } from '../data/content-file.ts';
import type { Pointer } from '../data/links.ts';
import { safeHref } from '../rich-text/safe-href.ts';
import type { ContentField } from './field.ts';
import { pointersIn } from './link.ts';

/** One file; null if there is none. `kind` is how its media type begins: `image/`, or `application/pdf`. */
export function fileField(kind?: string): ContentField<ContentFile | null> {
  return {
    parse: (value, report) => pointersIn([value], 'Asset', report)[0] ?? null,
    resolve: (pointer: Pointer | null, links) => pointer && links.file(pointer, kind),
  };
}

/** Files in the editor's order. */
export function filesField(kind?: string): ContentField<readonly ContentFile[]> {
  return {
    parse: (value, report) => pointersIn(value, 'Asset', report),
    resolve: (pointers: readonly Pointer[], links) => pointers.flatMap((pointer) => links.file(pointer, kind) ?? []),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** How files are read. */
export interface FileSettings {
  /** Takes the value of a locale. */
  readonly valueOf: (value: unknown) => unknown;
  /** Makes the URL of a file from that of the service. */
  readonly fileUrl: (url: string) => string;
}

/** Gives URLs of files without a protocol that of the service. */
export function fileUrlFor(baseUrl: string): (url: string) => string {
  const { protocol } = new URL(baseUrl);
  return (url) => (url.startsWith('//') ? `${protocol}${url}` : url);
}

/** A file as an asset describes it; a sentence if it is none. */
export function readFile({ sys, fields }: ContentAsset, { valueOf, fileUrl }: FileSettings): ContentFile | string {
  const file = fieldsOf(valueOf(fields['file']));
  const { size, image } = fieldsOf(file['details']);
  const { width, height } = fieldsOf(image);
  const href = typeof file['url'] === 'string' ? safeHref(fileUrl(file['url'])) : undefined;
  if (href === undefined || !/^(https?:|\/)/.test(href)) return 'the file has no valid URL';
  if (typeof file['contentType'] !== 'string') return 'the file has no media type';
  return {
    id: sys.id,
    title: text(valueOf(fields['title'])),
    description: text(valueOf(fields['description'])),
    url: href,
    fileName: text(file['fileName']),
    contentType: file['contentType'],
    size: typeof size === 'number' ? size : 0,
    ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
  };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
