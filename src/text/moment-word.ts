/** A time at which something ends or goes on, to the second and in UTC: "2026-03-02 09:07:30 UTC". Takes RFC 3339, as `timeWord`. */
export function momentWord(time: string): string {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) return time;
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
