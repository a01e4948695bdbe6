import { ZodType } from 'zod';
import type { output } from 'zod';
import { ContentParameterError } from '../client/errors.ts';
import type { ModelRef } from '../data/reader.ts';
import type { ContentField } from '../fields/field.ts';
import { valueField } from '../fields/value.ts';

/**
 * Who may read the records of a type: everybody, these channels, or the channels that a field of the record lists. A record whose field
 * lists none is not readable. `among` limits what editors may choose, so that no mistake of theirs opens what is gated.
 */
export type Audience = 'all' | readonly string[] | { readonly field: string; readonly among?: readonly string[] };

/** A field by its zod schema, or one of `linkTo`, `linksTo`, `fileField`, `filesField` and `richTextField`. */
export type FieldShape = Readonly<Record<string, ZodType | ContentField>>;

type OutputOf<Field> =
  Field extends ContentField<infer Output> ? Output : Field extends ZodType ? output<Field> : never;

type Outputs<Shape> = { -readonly [Name in keyof Shape]: OutputOf<Shape[Name]> };

type OptionalNames<Values> = { [Name in keyof Values]: undefined extends Values[Name] ? Name : never }[keyof Values];

type Plain<Values> = {
  readonly [Name in Exclude<keyof Values, OptionalNames<Values>>]: Values[Name];
} & {
  readonly [Name in OptionalNames<Values>]?: Values[Name];
} extends infer Joined
  ? { [Name in keyof Joined]: Joined[Name] }
  : never;

/** What each record has besides its fields. */
export interface RecordBase<Type extends string> {
  readonly id: string;
  readonly type: Type;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A record as its model reads it. */
export type RecordOf<Type extends string, Shape extends FieldShape> = Plain<RecordBase<Type> & Outputs<Shape>>;

/** How the records of a content type are read. */
export interface Model<
  Data = unknown,
  Type extends string = string,
  View extends string | undefined = string | undefined,
> extends ModelRef<Data> {
  readonly type: Type;
  readonly view: View;
  readonly audience: Audience;
  /** The field that names a record in its URL. */
  readonly slug: string | undefined;
  readonly order: readonly string[];
  readonly fields: ReadonlyMap<string, ContentField>;
}

/** A model that another can be made of. */
export interface ExtensibleModel<
  Type extends string,
  Shape extends FieldShape,
  View extends string | undefined,
> extends Model<RecordOf<Type, Shape>, Type, View> {
  /** The same content type with more fields: what a page shows, where this model is what a list or a link shows. */
  extend<More extends FieldShape, NewView extends string | undefined = undefined>(
    more: More,
    options?: { readonly view?: NewView },
  ): ExtensibleModel<Type, Omit<Shape, keyof More> & More, NewView>;
}

export interface ModelDefinition<Type extends string, Shape extends FieldShape, View extends string | undefined> {
  /** Id of the content type. */
  readonly type: Type;
  /** Tells several models of one type apart. The one that pages are made of has none. */
  readonly view?: View;
  readonly audience: Audience;
  readonly fields: Shape;
  /** A field with a text that names a record in its URL. */
  readonly slug?: Extract<keyof Shape, string>;
  /** The order of lists; the newest first unless it is set. */
  readonly order?: readonly string[];
}

const OWN_NAMES: ReadonlySet<string> = new Set(['id', 'type', 'createdAt', 'updatedAt']);

/**
 * Defines how records of a content type become plain typed objects. Optional and linked fields that are wrong are left out; a record
 * without a required value is left out whole.
 */
export function defineModel<
  const Type extends string,
  Shape extends FieldShape,
  const View extends string | undefined = undefined,
>(definition: ModelDefinition<Type, Shape, View>): ExtensibleModel<Type, Shape, View> {
  const { type, audience, slug, order = ['-createdAt'] } = definition;
  const fields = new Map(Object.entries(definition.fields).map(([name, field]) => [name, toField(field)] as const));
  for (const name of fields.keys()) {
    if (OWN_NAMES.has(name))
      throw new ContentParameterError(`A field of the model "${type}" must not be called "${name}".`);
  }
  for (const name of order) {
    const plain = name.replace(/^-/, '');
    const field = fields.get(plain);
    if (!OWN_NAMES.has(plain) && (!field?.keys || field.targets)) {
      throw new ContentParameterError(`The model "${type}" cannot be ordered by "${plain}".`);
    }
  }
  return {
    type,
    // Absent is undefined, which is what the type of the view says then.
    view: definition.view as View,
    audience,
    slug,
    order,
    fields,
    extend: (more, options) =>
      defineModel({
        type,
        audience,
        fields: { ...definition.fields, ...more },
        order,
        ...(slug === undefined ? {} : { slug }),
        ...(options?.view === undefined ? {} : { view: options.view }),
      }) as never,
  };
}

function toField(field: ZodType | ContentField): ContentField {
  return field instanceof ZodType ? valueField(field) : field;
}

/** Whether the record is for the channel. `valueOf` reads one of its fields. */
export function isFor(audience: Audience, channel: string, valueOf: (field: string) => unknown): boolean {
  if (audience === 'all') return true;
  if ('field' in audience && audience.among?.includes(channel) === false) return false;
  const channels: unknown = 'field' in audience ? valueOf(audience.field) : audience;
  return channels === channel || (Array.isArray(channels) && channels.includes(channel));
}
