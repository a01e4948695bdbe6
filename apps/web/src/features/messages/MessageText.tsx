import { Fragment } from 'react';
import { textParts } from './text-parts.ts';

/** The text of a message as it was typed, with links to web pages. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return textParts(text).map((part) => {
    const key = (at += part.text.length);
    if (part.href === undefined) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}
