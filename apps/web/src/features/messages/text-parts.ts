export interface TextPart {
  text: string;
  /** Where it leads; undefined for plain text. */
  href?: string;
}

// What begins like a URL and goes on without a space. Only these two ways: no link runs a script.
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[^\s<>"'`]+/gi;
// A sentence goes on after a URL.
const AFTER = /[.,;:!?…»”’]+$/;

/** A URL without the punctuation of the sentence around it; a bracket belongs to it if it was opened there. */
function trimmed(found: string): string {
  let address = found.replace(AFTER, '');
  for (const [open, close] of ['()', '[]', '{}']) {
    while (address.endsWith(String(close)) && address.split(String(open)).length < address.split(String(close)).length)
      address = address.slice(0, -1).replace(AFTER, '');
  }
  return address;
}

function hrefOf(address: string): string | undefined {
  try {
    const url = new URL(/^https?:/i.test(address) ? address : `https://${address}`);
    // What stands before an @ looks like the place that it leads to.
    return url.hostname.includes('.') && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** A text in parts, of which those that are URLs of web pages lead there. Together they are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
