/** Offers an object as a file to save. */
export function saveJson(fileName: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
