export { createCallReader } from './call-reader.ts';
export type { ContentCall, ContentRequest } from './call-reader.ts';
export { modelRef } from './model-ref.ts';
export { readAs } from './read-as.ts';
export { contentGet, contentKey, contentList, invalidateContent } from './options.ts';
export type {
  Condition,
  ContentPage,
  ContentReader,
  DataOf,
  ListParams,
  ModelRef,
  ReadOptions,
} from '../data/reader.ts';
export type { ContentFile } from '../data/content-file.ts';
export type { RichBlock, RichInline, RichListItem, RichMark, RichTableCell, RichText } from '../data/rich-text.ts';
