/** A time for people, to the minute and in UTC: "2026-03-02 09:07 UTC". Takes RFC 3339. */
export function timeWord(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
