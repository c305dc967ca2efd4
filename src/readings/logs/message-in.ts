/** A line of `kubectl describe` or `kubectl get events`, in which the message comes last. */
const EVENT =
  /^\s*(?:\S+\s+){0,2}(?:Warning|Normal)\s+[A-Z]\w+\s+(?:\d\S*(?:\s+\(x\d+ over \S+\))?\s+(?:[^\s,]+, )?\S+|[\w.-]+\/\S+)\s+(?=\S)/;
/** A field of YAML or JSON. */
const FIELD = /^\s*(?:- )?"?[mM]essage"?: ["']?/;
/** The field of a structured log in which a controller says what went wrong. */
const LOGGED = /"(?:error|err)": ?"((?:[^"\\]|\\.){20,})"/;

/** What a line says without what lists put before it, and without the backslashes that JSON and logs put before quotes. */
export function messageIn(line: string): string {
  const logged = LOGGED.exec(line)?.[1] ?? line;
  return logged.replace(EVENT, '').replace(FIELD, '').replaceAll('\\"', '"').trimStart();
}
