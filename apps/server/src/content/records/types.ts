/** Shapes of the content service's records, as they are stored. What a caller gets is made of them in `delivery`. */

export const FIELD_TYPES = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Object',
  'Location',
  'Link',
  'Array',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type RecordKind = 'Entry' | 'Asset';

/** Drafts are what editors see; everybody else sees what is published. */
export type Stage = 'draft' | 'published';

export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** One rule for a value, as the delivery API names it. */
export interface FieldValidation {
  size?: Bounds | undefined;
  range?: Bounds | undefined;
  in?: readonly (string | number)[] | undefined;
  regexp?: { pattern: string; flags?: string | null } | undefined;
  unique?: boolean | undefined;
  linkContentType?: readonly string[] | undefined;
  linkMimetypeGroup?: readonly string[] | undefined;
  message?: string | undefined;
}

export interface FieldItems {
  type: 'Symbol' | 'Link';
  linkType?: RecordKind | undefined;
  validations: readonly FieldValidation[];
}

export interface ContentField {
  id: string;
  name: string;
  type: FieldType;
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  linkType?: RecordKind | undefined;
  items?: FieldItems | undefined;
  validations: readonly FieldValidation[];
}

export interface ContentType {
  id: string;
  name: string;
  description: string;
  displayField: string;
  fields: readonly ContentField[];
}

export interface ContentLocale {
  code: string;
  name: string;
  isDefault: boolean;
  fallbackCode: string | null;
}

export interface ContentTag {
  id: string;
  name: string;
}

/** Values by field and locale. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Link {
  sys: { type: 'Link'; linkType: RecordKind; id: string };
}

/** The file of an asset. Its URL is made when it is read. */
export interface StoredFile {
  fileName: string;
  contentType: string;
  details: { size: number; image?: { width: number; height: number } | undefined };
  /** SHA-256 of its content, in hexadecimal: names it in the storage. */
  hash: string;
}

/** What names a record. */
export interface RecordRef {
  kind: RecordKind;
  id: string;
}

export const recordKey = ({ kind, id }: RecordRef): string => `${kind} ${id}`;

/** Ids of records, content types and tags. */
export const ID = /^(?!\.+$)[A-Za-z0-9._-]{1,64}$/;

/** Fields of every asset, in the order in which they are shown. All of them may differ by locale. */
export const ASSET_FIELDS = ['title', 'description', 'file'] as const;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLink(value: unknown): value is Link {
  if (!isObject(value) || !isObject(value['sys'])) return false;
  const { type, linkType, id } = value['sys'];
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string';
}
