/** "3,432": written by hand so that server and browser give the same bytes. */
export const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 item", "2 items", "3,432 items". The plural has an s, or is given. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`;

/** "15%", "0.05%", of a number of percent. */
export const inPercent = (value: number): string => `${value}%`;
