import type { ContentFile } from './content-file.ts';

/** A text as a tree of our own: what is not in these types is not in the tree. */
export type RichText<Embedded = never> = readonly RichBlock<Embedded>[];

export type RichBlock<Embedded = never> =
  | { readonly type: 'paragraph'; readonly children: readonly RichInline<Embedded>[] }
  | {
      readonly type: 'heading';
      readonly level: 1 | 2 | 3 | 4 | 5 | 6;
      readonly children: readonly RichInline<Embedded>[];
    }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly RichListItem<Embedded>[] }
  | { readonly type: 'quote'; readonly children: readonly RichBlock<Embedded>[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly RichTableCell<Embedded>[])[] }
  | { readonly type: 'divider' }
  | { readonly type: 'file'; readonly file: ContentFile }
  | { readonly type: 'record'; readonly record: Embedded };

export interface RichListItem<Embedded = never> {
  readonly children: readonly RichBlock<Embedded>[];
}

export interface RichTableCell<Embedded = never> {
  readonly isHeader: boolean;
  readonly children: readonly RichBlock<Embedded>[];
}

export type RichInline<Embedded = never> =
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly RichMark[] }
  /** An absolute URL (http, https, mailto, tel), a path of this site, or a fragment. */
  | { readonly type: 'link'; readonly href: string; readonly children: readonly RichInline<Embedded>[] }
  | { readonly type: 'file-link'; readonly file: ContentFile; readonly children: readonly RichInline<Embedded>[] }
  | { readonly type: 'record-link'; readonly record: Embedded; readonly children: readonly RichInline<Embedded>[] }
  | { readonly type: 'record'; readonly record: Embedded };

export type RichMark = 'bold' | 'italic' | 'underline' | 'code' | 'superscript' | 'subscript' | 'strikethrough';
