/** Whether a text such as `2026-11-29` is a day of the calendar. The format of the description lets the 31st of February and the year 0 through. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && !text.startsWith('0000');
}
