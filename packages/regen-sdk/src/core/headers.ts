type HeaderFields = Readonly<Record<string, string | null | undefined>>;

/** Headers one set after the other, whatever the case of their names; `null` takes an earlier one away. */
export function toHeaders(...sets: (HeaderFields | undefined)[]): Headers {
  const headers = new Headers();
  for (const fields of sets) {
    for (const name in fields) {
      const value = fields[name];
      if (value === null) headers.delete(name);
      else if (value !== undefined) headers.set(name, value);
    }
  }
  return headers;
}
