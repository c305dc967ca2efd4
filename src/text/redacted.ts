/** What stands in place of a secret. */
export const HIDDEN = '[hidden]';

/** A name that announces a secret, as a part of a longer one: "DB_PASSWORD", "api-key", "clientSecret". */
const NAME = String.raw`[\w.-]*(?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credential|authorization|cookie|session[_-]?id)[\w.-]*`;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const VALUE = String.raw`(?!\[hidden\])(?:${QUOTED}|[^\s,;&"'}\])]+)`;
/** One line of a key or certificate; digests and ids have one case only. */
const BASE64 = String.raw`(?=\S*[A-Z])(?=\S*[a-z])[A-Za-z0-9+/]{60,}={0,2}`;

/** Secrets by what stands before them, or by their own look; each with what is left of it. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, HIDDEN],
  [/\b(Bearer|Basic|Digest|Negotiate) +[\w+/.~=-]{8,}/gi, `$1 ${HIDDEN}`],
  [/(:\/\/[^:/?#\s@]*:)[^/?#\s@]+@/g, `$1${HIDDEN}@`], // user:password@ in a URL
  [/\b(?:gh[a-z]_|github_pat_|glpat-|hf_|npm_|sk-|sk_live_|rk_live_|dckr_pat_)[\w-]{8,}/g, HIDDEN],
  [/\bx(?:ox[a-z]|app)-[\w-]+/g, HIDDEN], // Slack
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, HIDDEN], // a JSON web token
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, HIDDEN],
  [/\bAIza[\w-]{35}\b/g, HIDDEN],
  [new RegExp(String.raw`(${NAME}["']?\s*(?:=|:)\s*)${VALUE}`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(String.raw`(--${NAME}\s+)(?!-)${VALUE}`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(BASE64, 'g'), HIDDEN],
  [new RegExp(String.raw`(\bIDENTIFIED BY\s+)(?:${QUOTED})`, 'gi'), `$1${HIDDEN}`], // SQL
];

/** A text from outside without the secrets that its form gives away, so that others may see it. */
export function redacted(text: string): string {
  return SECRETS.reduce((said, [secret, instead]) => said.replace(secret, instead), text);
}
