/** Offers a text as a file to save. */
export function saveFile(fileName: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
