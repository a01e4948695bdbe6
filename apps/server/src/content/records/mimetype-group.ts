const GROUPS: readonly (readonly [group: string, types: RegExp])[] = [
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['pdfdocument', /^application\/pdf$/],
  ['archive', /^application\/(zip|gzip|x-tar|x-7z-compressed)$/],
  ['richtext', /^application\/(rtf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/],
  ['spreadsheet', /^application\/(vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)$/],
  [
    'presentation',
    /^application\/(vnd\.ms-powerpoint|vnd\.openxmlformats-officedocument\.presentationml\.presentation)$/,
  ],
  ['code', /^(application\/json|text\/(css|javascript))$/],
  ['markup', /^(text\/html|application\/xml|text\/xml)$/],
  ['plaintext', /^text\//],
];

export const MIMETYPE_GROUPS: readonly string[] = [...GROUPS.map(([group]) => group), 'attachment'];

/** The group of the delivery API that a content type belongs to. */
export function mimetypeGroupOf(contentType: string): string {
  return GROUPS.find(([, types]) => types.test(contentType))?.[0] ?? 'attachment';
}
