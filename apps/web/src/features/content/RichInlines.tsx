import type { ContentFile, RichMark } from '@regen/content-sdk/query';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Fragment, type ReactNode } from 'react';
import { fragmentOf, type Outline } from './outline.ts';
import { recordPath } from './record-path.ts';
import { titleOf, type EmbeddedRecord, type Inline } from './rich-text.ts';
import { SiteLink } from './SiteLink.tsx';

const elementOf = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const satisfies Record<RichMark, string>;

export interface RichInlinesProps {
  inlines: readonly Inline[];
  outline: Outline;
}

/** Words of a text with their marks and links. */
export function RichInlines({ inlines, outline }: RichInlinesProps) {
  return inlines.map((inline, index) => (
    // The text never changes its order.
    <Fragment key={index}>
      <RichInline inline={inline} outline={outline} />
    </Fragment>
  ));
}

function RichInline({ inline, outline }: { inline: Inline; outline: Outline }): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.marks.reduce<ReactNode>((children, mark) => {
        const Element = elementOf[mark];
        return <Element>{children}</Element>;
      }, inline.text);
    case 'record':
      return <RecordLink record={inline.record}>{titleOf(inline.record)}</RecordLink>;
    default: {
      const children = <RichInlines inlines={inline.children} outline={outline} />;
      if (inline.type === 'record-link') return <RecordLink record={inline.record}>{children}</RecordLink>;
      if (inline.type === 'file-link') return <FileLink file={inline.file}>{children}</FileLink>;
      const href = inline.href.startsWith('#') ? fragmentOf(inline.href, outline) : inline.href;
      return <SiteLink href={href}>{children}</SiteLink>;
    }
  }
}

/** A link to the page of a record; only the words if it has none. */
export function RecordLink({ record, children }: { record: EmbeddedRecord; children: ReactNode }) {
  const path = recordPath(record);
  return path === undefined ? children : <SiteLink href={path}>{children}</SiteLink>;
}

/** A link to a file, which is saved under its own name. */
export function FileLink({ file, children }: { file: ContentFile; children: ReactNode }) {
  return (
    <TextLink href={file.url} download={file.fileName}>
      {children}
    </TextLink>
  );
}
