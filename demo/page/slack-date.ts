const short = { dateStyle: 'medium' } as const;
const long = { dateStyle: 'full' } as const;
const minutes = { timeStyle: 'short' } as const;
const styles = new Map<string, Intl.DateTimeFormatOptions>([
  ['date_num', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  ['date', { dateStyle: 'long' }],
  ['date_short', short],
  ['date_long', long],
  ['date_pretty', { dateStyle: 'long' }],
  ['date_short_pretty', short],
  ['date_long_pretty', long],
  ['time', minutes],
  ['time_secs', { timeStyle: 'medium' }],
]);

/** Slack's `<!date^seconds^format|…>` in the reader's time zone, or undefined for an unknown format. */
export function slackDate(
  seconds: number,
  format: string,
  locale: string | undefined,
  timeZone: string | undefined,
): string | undefined {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return undefined;
  let isKnown = true;
  const words = format.replace(/\{(\w+)\}/g, (_, name: string) => {
    const style = styles.get(name);
    isKnown &&= style !== undefined;
    return style ? at.toLocaleString(locale, { ...style, timeZone }) : '';
  });
  return isKnown ? words : undefined;
}
