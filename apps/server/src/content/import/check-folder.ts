import { assetIssues, publishIssues } from '../records/check-record.ts';
import type { FindLinked } from '../records/check-value.ts';
import { linksOf } from '../records/links.ts';
import type { ContentIssue } from '../records/refused-content.ts';
import { isObject, recordKey } from '../records/types.ts';
import type { ContentType } from '../records/types.ts';
import type { ContentFolder, FileRecord } from './read-folder.ts';

function duplicates(records: readonly FileRecord[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return records.flatMap((record) => {
    const key = recordKey(record);
    const first = seen.get(key);
    seen.set(key, first ?? record.source);
    return first === undefined ? [] : [{ path: record.source, message: `${record.id} is also in ${first}` }];
  });
}

/** `fields.slug.en-US` of a record as its file has it: `slug` in front matter and of an asset, `fields.slug` in JSON. */
function pathInFile(path: string, source: string, main: string): string {
  const [, field, locale = main] = /^fields\.([^.]+)(?:\.(.+))?$/.exec(path) ?? [];
  if (field === undefined) return path;
  if (locale !== main) return `locales.${locale}.${field}`;
  return source.endsWith('.json') && source.startsWith('entries/') ? `fields.${field}` : field;
}

/** Values that no two entries of a type may share. */
function shared(records: readonly FileRecord[], types: readonly ContentType[], main: string): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const type of types) {
    for (const field of type.fields.filter(({ validations }) => validations.some((rule) => rule.unique === true))) {
      const seen = new Map<string, string>();
      for (const record of records.filter(({ contentTypeId }) => contentTypeId === type.id)) {
        for (const [locale, value] of Object.entries(record.fields[field.id] ?? {})) {
          const text = `${locale} ${JSON.stringify(value)}`;
          const first = seen.get(text);
          if (first === undefined) seen.set(text, record.id);
          else
            issues.push({
              path: `${record.source} ${pathInFile(`fields.${field.id}.${locale}`, record.source, main)}`,
              message: `is the same in ${first}`,
            });
        }
      }
    }
  }
  return issues;
}

/** Everything that is wrong with a content folder, each with its file and field. Nothing is written before this is empty. */
export function checkFolder({ model, records, issues }: ContentFolder): ContentIssue[] {
  const known = new Map(records.map((record) => [recordKey(record), record]));
  const main = model.locales.find(({ isDefault }) => isDefault)?.code ?? '';
  const find: FindLinked = (ref) => {
    const record = known.get(recordKey(ref));
    if (!record) return null;
    const file = record.fields['file']?.[main];
    return {
      contentTypeId: record.contentTypeId,
      mimeType: isObject(file) && typeof file['contentType'] === 'string' ? file['contentType'] : null,
    };
  };
  const ofValues = records.flatMap((record) => {
    const type = model.types.find(({ id }) => id === record.contentTypeId);
    const own = type
      ? publishIssues(type, record.fields, model.locales, find)
      : assetIssues(record.fields, model.locales, true);
    const links = linksOf(record.fields)
      .filter((ref) => !known.has(recordKey(ref)))
      .map((ref) => ({ path: 'fields', message: `links to the ${ref.kind} ${ref.id}, which does not exist` }));
    const tags = record.tags
      .filter((tag) => !model.tags.some(({ id }) => id === tag))
      .map((tag) => ({ path: 'tags', message: `${tag} is not a tag of the space` }));
    const name = record.source.includes(record.id) ? record.source : `${record.source} ${record.id}`;
    return [...own, ...links, ...tags].map(({ path, message }) => ({
      path: `${name} ${pathInFile(path, record.source, main)}`,
      message,
    }));
  });
  return [...issues, ...duplicates(records), ...shared(records, model.types, main), ...ofValues];
}
