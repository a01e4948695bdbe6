export { altOf, contentPictureUrl, contentSrcSet, isPicture } from './content-pictures.ts';
export { ContentPicture } from './ContentPicture.tsx';
export { fileFacts } from './file-facts.ts';
export { outlineOf, type Outline } from './outline.ts';
export { RichSection } from './RichBlocks.tsx';
export { RichText, type RichTextProps } from './RichText.tsx';
export { linesOf } from './rich-text.ts';
export { pathOf } from './record-path.ts';
export { SiteLink, targetOf } from './SiteLink.tsx';
