/** The key under which an incident keeps why a fix is barred. A policy may allow a fix but not its live variant. */
export function barKey(remedy: string, isLive = false): string {
  return isLive ? `${remedy} live` : remedy;
}
