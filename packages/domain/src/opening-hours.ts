export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One opening of one weekday in local time, `HH:MM`. */
export type Opening = { day: Weekday; opens: string; closes: string };

/** What is wrong with the openings, by their place in the list. */
export function openingProblems(hours: readonly Opening[]): { index: number; message: string }[] {
  const problems: { index: number; message: string }[] = [];
  for (const [index, { day, opens, closes }] of hours.entries()) {
    if (opens >= closes) {
      problems.push({ index, message: 'Closing time must be after opening time.' });
      continue;
    }
    const overlaps = hours.slice(0, index).some((one) => one.day === day && one.opens < closes && opens < one.closes);
    if (overlaps) problems.push({ index, message: 'This overlaps with other opening hours on the same day.' });
  }
  return problems;
}

/** By weekday, then by time: the order in which they are stored and shown. */
export function sortOpenings<T extends Opening>(hours: readonly T[]): T[] {
  const place = ({ day }: Opening): number => WEEKDAYS.indexOf(day);
  return hours.toSorted((a, b) => place(a) - place(b) || (a.opens < b.opens ? -1 : 1));
}
