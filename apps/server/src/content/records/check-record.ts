import { ruleProblems, typeProblem } from './check-value.ts';
import type { FindLinked } from './check-value.ts';
import type { ContentIssue } from './refused-content.ts';
import { ASSET_FIELDS, isObject } from './types.ts';
import type { ContentField, ContentLocale, ContentType, Fields } from './types.ts';

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function unknownLocales(
  path: string,
  values: Readonly<Record<string, unknown>>,
  locales: readonly ContentLocale[],
): ContentIssue[] {
  return Object.keys(values)
    .filter((code) => !locales.some((locale) => locale.code === code))
    .map((code) => ({ path: `${path}.${code}`, message: 'is not a locale of the space' }));
}

function fieldIssues(
  field: ContentField,
  values: Readonly<Record<string, unknown>>,
  locales: readonly ContentLocale[],
): ContentIssue[] {
  const path = `fields.${field.id}`;
  const issues = unknownLocales(path, values, locales);
  const main = locales.find(({ isDefault }) => isDefault)?.code;
  for (const [code, value] of Object.entries(values)) {
    const problem = typeProblem(field, value);
    if (problem !== null) issues.push({ path: `${path}.${code}`, message: problem });
    if (!field.localized && code !== main) {
      issues.push({ path: `${path}.${code}`, message: `is not localized; it has a value in ${main} only` });
    }
  }
  return issues;
}

/** What keeps the fields of an entry from being stored, even as a draft: unknown fields and locales, values of another type. */
export function draftIssues(type: ContentType, fields: Fields, locales: readonly ContentLocale[]): ContentIssue[] {
  return Object.entries(fields).flatMap(([id, values]) => {
    const field = type.fields.find((one) => one.id === id);
    if (!field) return [{ path: `fields.${id}`, message: `is not a field of ${type.id}` }];
    if (!isObject(values)) return [{ path: `fields.${id}`, message: 'must have values by locale' }];
    return fieldIssues(field, values, locales);
  });
}

/** What keeps an entry from being published: required fields, and the rules of each field. */
export function publishIssues(
  type: ContentType,
  fields: Fields,
  locales: readonly ContentLocale[],
  find: FindLinked,
): ContentIssue[] {
  const issues = draftIssues(type, fields, locales);
  const main = locales.find(({ isDefault }) => isDefault)?.code ?? '';
  for (const field of type.fields) {
    const values = fields[field.id] ?? {};
    if (field.required && !isSet(values[main])) {
      issues.push({ path: `fields.${field.id}.${main}`, message: 'is required' });
    }
    for (const [code, value] of Object.entries(values)) {
      if (typeProblem(field, value) !== null) continue;
      for (const message of ruleProblems(field, value, find)) {
        issues.push({ path: `fields.${field.id}.${code}`, message });
      }
    }
  }
  return issues;
}

function isFile(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['details'])) return false;
  const { fileName, contentType, hash } = value;
  return [fileName, contentType, hash].every((part) => typeof part === 'string' && part !== '');
}

/** What is wrong with an asset. One is published with a title and a file in the default locale. */
export function assetIssues(fields: Fields, locales: readonly ContentLocale[], isPublished: boolean): ContentIssue[] {
  const main = locales.find(({ isDefault }) => isDefault)?.code ?? '';
  const issues = Object.entries(fields).flatMap(([id, values]) => {
    if (!ASSET_FIELDS.some((one) => one === id))
      return [{ path: `fields.${id}`, message: 'is not a field of an asset' }];
    const wrong = Object.entries(values).filter(([, value]) =>
      id === 'file' ? !isFile(value) : typeof value !== 'string',
    );
    return [
      ...unknownLocales(`fields.${id}`, values, locales),
      ...wrong.map(([code]) => ({
        path: `fields.${id}.${code}`,
        message: id === 'file' ? 'must be a file' : 'must be a text',
      })),
    ];
  });
  if (!isPublished) return issues;
  for (const id of ['title', 'file']) {
    if (!isSet(fields[id]?.[main])) issues.push({ path: `fields.${id}.${main}`, message: 'is required' });
  }
  return issues;
}
