/** A time in RFC 3339 within a sentence, for whoever shows it to set in the reader's own clock. */
export function timeMark(time: string): string {
  return `⟦${time}⟧`;
}

/** The sentence with its times as `shown` sets them. */
export function withTimes(text: string, shown: (time: string) => string): string {
  return text.replaceAll(/⟦([^⟦⟧]*)⟧/gu, (_, time: string) => shown(time));
}
