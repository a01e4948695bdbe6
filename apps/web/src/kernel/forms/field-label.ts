/** The readable name of the field of an error: `/shippingAddress/postalCode` → "Postal code". Empty for the whole body. */
export function fieldLabel(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  if (!/^[a-z][A-Za-z]*$/.test(name)) return name;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A server says of a value what it is or must be, and leaves the subject out. */
const WITHOUT_SUBJECT = /^(is|has|was|does|must|may|can|cannot) /;

/** A sentence of it: "It must be a date." beside the field, "Starts on must be a date." away from it. */
export function fieldSentence(message: string, label = ''): string {
  const end = /[.!?]$/.test(message) ? '' : '.';
  if (WITHOUT_SUBJECT.test(message)) return `${label || 'It'} ${message}${end}`;
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}${end}`;
  return label === '' ? sentence : `${label}: ${sentence}`;
}
