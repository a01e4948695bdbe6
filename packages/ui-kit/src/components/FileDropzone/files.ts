/** As people say it: 840 kB, 2.4 MB. */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: step < 2 ? 0 : 1 }).format(
    bytes / 1000 ** step,
  );
  return `${figure} ${units[step]}`;
}

/** Whether a file fits an `accept` attribute; the browser checks only what is chosen, not what is dropped. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((each) => {
    const rule = each.trim().toLowerCase();
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}
