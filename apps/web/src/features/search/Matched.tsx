import { matchParts } from './match-parts.ts';

/** A label with what was typed in bold: one element, so that what lays it out keeps its spaces. */
export function Matched({ label, typed }: { label: string; typed: string }) {
  let at = 0;
  return (
    <span>
      {matchParts(label, typed).map(({ text, isMatch }) => {
        const key = (at += text.length);
        return isMatch ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
      })}
    </span>
  );
}
