/** Under what an incident keeps why nobody may apply a fix there: a policy may let it be, and not beside Git. */
export function barKey(remedy: string, isLive = false): string {
  return isLive ? `${remedy} live` : remedy;
}
