/** What reads content, wherever it is: no schema and no client is needed to ask for a record. */

/** Names a model: its content type, and one of its views if it has several. `Data` is what it reads. */
export interface ModelRef<Data = unknown> {
  readonly type: string;
  readonly view?: string | undefined;
  /** Never there: it carries the type. */
  readonly _data?: Data | undefined;
}

/** What a model reads. */
export type DataOf<Model extends ModelRef> = NonNullable<Model['_data']>;

type Scalar = string | number | boolean;

/** What a field has to be: this value, one of several, or between two. Null: the record has none. Of a list, one item has to be so. */
export type Condition =
  | Scalar
  | null
  | { readonly in: readonly Scalar[] }
  | { readonly from?: string | number; readonly to?: string | number };

type FieldOf<Data> = Extract<keyof Data, string>;

/** Which records of a model, and in which order. All of it is plain JSON, so it can be a query key and a request. */
export interface ListParams<Data = unknown> {
  /** By field. A link is compared by the id or slug of the record that it points to. */
  readonly where?: { readonly [Field in FieldOf<Data>]?: Condition };
  /** By these fields; `-` before one turns it around. The model's own order unless it is set. */
  readonly order?: readonly (FieldOf<Data> | `-${FieldOf<Data>}`)[];
  /** From 1. */
  readonly page?: number;
  /** 12 unless it is set; at most 100, or what the reader was made for, up to 1,000. */
  readonly perPage?: number;
}

/** One page of a list. */
export interface ContentPage<Data> {
  readonly items: readonly Data[];
  /** Records on all pages. */
  readonly total: number;
  readonly currentPage: number;
  readonly totalPages: number;
}

/** Options of one read. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** Reads records as plain typed objects: a snapshot on the server, a call in a browser. */
export interface ContentReader {
  list<Data>(model: ModelRef<Data>, params?: ListParams<Data>, options?: ReadOptions): Promise<ContentPage<Data>>;
  /** By its slug, or by its id if the model has no slug; null if there is none for this reader. */
  get<Data>(model: ModelRef<Data>, slug: string, options?: ReadOptions): Promise<Data | null>;
}
