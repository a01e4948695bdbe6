import { matchParts } from './match-parts.ts';

/** A label with what was typed in bold: one element, so that what lays it out keeps its spaces. */
export function Matched({ label, typed }: { label: string; typed: string }) {
  return (
    <span>
      {matchParts(label, typed).map(({ text, isMatch }, index) =>
        isMatch ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
