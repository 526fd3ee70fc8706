/** Days are counted by UTC, so that everybody has the same one. */

export type Day = string; // as in 2026-11-16

const LENGTH = 86_400_000; // ms

export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** How many days there were since 1970. */
export const dayNumber = (day: Day): number => Date.parse(day) / LENGTH;

export const dayBefore = (day: Day): Day => dayAt(Date.parse(day) - LENGTH);

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && dayAt(time) === text;
}

/** How many days in a row are among some, up to today, or up to yesterday while today may still come. */
export function streakOf(days: ReadonlySet<Day>, today: Day): number {
  let count = 0;
  for (let day = days.has(today) ? today : dayBefore(today); days.has(day); day = dayBefore(day)) count += 1;
  return count;
}
