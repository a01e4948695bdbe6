// ASCII characters, with a domain of two labels or more: email to other names requires servers along the way that support SMTPUTF8.
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The one rule for an email address: what a form accepts, the API accepts as well. */
export function isEmailAddress(value: string): boolean {
  return value.length <= 254 && ADDRESS.test(value);
}

export const EMAIL_PROBLEM = 'Enter an email address such as ana@example.com.';
