/** The name of the field that an error names, in words: `/shippingAddress/postalCode` → "Postal code". Empty for the whole body. */
export function fieldLabel(path: string): string {
  const name = path.split(/[/.]/).at(-1) ?? '';
  if (!/^[a-z][A-Za-z]*$/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence of what a server says about a value: "must be a date" → "Must be a date." */
export function fieldSentence(message: string): string {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
