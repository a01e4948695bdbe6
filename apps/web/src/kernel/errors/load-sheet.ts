/**
 * Resolves when the page has the style sheet, which may have been part of it (`data-sheets`), and rejects if it doesn't arrive. Cascade
 * layers decide which rule wins, so the order in which sheets arrive doesn't matter.
 * @param file Its name in the build.
 */
export async function loadSheet(file: string): Promise<void> {
  const href = `/${file}`;
  if (document.querySelector(`style[data-sheets~="${href}"]`)) return;
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return;
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${href} did not arrive.`)), { once: true });
  });
  if (!present) document.head.append(link);
  try {
    await arrived;
  } catch (error) {
    // The next attempt requests it again.
    link.remove();
    throw error;
  }
}
