/** A time for people, to the minute and in UTC: "2026-03-02 09:07 UTC". Takes RFC 3339; other text stays as it is. */
export function timeWord(time: string): string {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) return time;
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
