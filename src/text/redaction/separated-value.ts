import { HIDDEN } from './hidden.ts';
import { looksChosen, looksGenerated } from './looks-random.ts';
import { isNoSecret, isProse } from './no-secret.ts';
import type { Announced } from './secret-names.ts';
import type { Span } from './span.ts';
import { firstOf, valueAt } from './value-at.ts';

/** A name in a text that announces a secret. */
type Name = Readonly<{
  text: string;
  name: string;
  index: number;
  announced: NonNullable<Announced>;
}>;

const HEADER = /authoriz?ation$/i;
/** The value of the header goes on after its scheme, with some to the end of the line. */
const SCHEMED = /(?:[A-Za-z][\w-]{0,20}[ \t]{1,4})?[^\s"'`,;\]})\\]+/y;
const SCHEME_WORD = /^(?:token|bearer|basic|key|apikey)\s/i;
const PARAMETERS = /^(?:AWS4|Digest|OAuth|Hawk|Signature|SharedKey)/;
const COOKIES = /cookies?$/i;
/** These are several words, wherever they stand. */
const PHRASE = /passphrase|mnemonic|(?:seed|recovery)[ _-]?phrase/i;
const MORE_WORDS = /^(?: [A-Za-z0-9]{1,64}){1,24}/;
/** A value may have blanks; where another setting stands on the line, it has none. */
const REST_OF_LINE = /^(?: [^\s=:"]{1,64}){1,12}(?=\n|$)/;
/** "|" or ">" of YAML: the value is all that stands deeper on the next lines. */
const BLOCK = /[|>][+-]?[ \t]{0,8}\n([ \t]+)/y;
/** Objects have their own names within: "{", "&SecretVolumeSource{", "map[". */
const NESTED = /^(?:&?[\w.*]{0,40}\{|map\[)/;
/** "password": {"value": "x"} */
const HELD = /\{\s{0,8}\\*["']?value\\*["']?\s{0,4}[:=]\s{0,4}/y;
/** Whose value may be the name of a Secret: "shop/regcred". */
const SECRET = /^(?:[a-z-]*[-_.])?secret$/i;
const OBJECT_NAME = /^[a-z][a-z0-9-]{0,62}\/[a-z][a-z0-9.-]{0,252}$/;
/** "max_tokens: 4096"; a PIN or a password may be a number. */
const COUNTED = /(?:token|secret|key|cookie)s?$/i;
const KEY = /(?:key|키)s?$/i;
/** What is said of a file or an address whose name announces a secret: ".erlang.cookie: eacces", "…/default/token: net/http: …". */
const ERRNO =
  /^(?:net\/http: |(?:eacces|enoent|eperm|eisdir|enotdir|erofs|eio|emfile|enospc)(?=[\s:,;)\]}"'\\]|$))/i;
/** The kubelet names a key of a Secret or a volume, not what it holds: 'failed for volume "api-key" : configmap "web" not found'. */
const ONLY_NAMED = /(?:references non-existent (?:secret|config) |failed for volume ")$/;
const SOME = 240;

/** The value after a name that announces a secret, and a separator. */
export function separatedValue(named: Name, at: number): Span | undefined {
  const { text, name, index, announced } = named;
  if (ONLY_NAMED.test(text.slice(Math.max(0, index - SOME), index))) return undefined;
  const start = text.slice(at, at + SOME);
  HELD.lastIndex = at;
  if (announced === 'surely' && HELD.test(text)) return plainValue(text, HELD.lastIndex);
  if (start.startsWith(HIDDEN) || NESTED.test(start)) return undefined;
  if (HEADER.test(name) && /^\w/.test(start)) return header(text, at, start);
  if (/\s/.test(text[at - 1] ?? '') && isProse(start)) return undefined;
  if (COOKIES.test(name) && start.includes('=')) return [at, firstOf(text, at, ['\n', '"', "'"])];

  if (ERRNO.test(start)) return undefined;

  const block = blockAt(text, at);
  if (block) return block;
  const isGiven = text[at - 1] === '=' && !KEY.test(name);
  if (announced === 'maybe' && !isValue(start, isGiven)) return undefined;

  const span = plainValue(text, at);
  if (!span || isName(name, text.slice(...span))) return undefined;
  if (span[0] !== at) return span; // in quotes
  const more = PHRASE.test(name) ? MORE_WORDS : isLine(named) ? REST_OF_LINE : undefined;
  return [at, span[1] + (more?.exec(text.slice(span[1], span[1] + SOME))?.[0].length ?? 0)];
}

/** "auth=hunter2" is a setting, "auth: hunter2" may be the name of something, and "key=web-2" mostly is. */
function isValue(start: string, isGiven: boolean): boolean {
  const value = valueAt(start, 0);
  const word = value ? start.slice(value.from, value.to) : '';
  return looksGenerated(word) || (isGiven && looksChosen(word));
}

/** The value that begins here, unless it gives nothing away. */
export function plainValue(text: string, at: number | undefined): Span | undefined {
  const value = at === undefined ? undefined : valueAt(text, at);
  if (!value || value.to <= value.from) return undefined;
  return isNoSecret(text.slice(value.from, value.to)) ? undefined : [value.from, value.to];
}

function header(text: string, at: number, start: string): Span | undefined {
  if (PARAMETERS.test(start)) return [at, firstOf(text, at, ['\n'])];
  SCHEMED.lastIndex = at;
  const [value = ''] = SCHEMED.exec(text) ?? [];
  const isSaid = isProse(SCHEME_WORD.test(value) ? value.replace(/^\S+\s+/, '') : value);
  return value && !isSaid ? [at, at + value.length] : undefined;
}

function blockAt(text: string, at: number): Span | undefined {
  BLOCK.lastIndex = at;
  const indent = BLOCK.exec(text)?.[1];
  if (!indent) return undefined;
  const from = BLOCK.lastIndex;
  let to = firstOf(text, from, ['\n']);
  while (text.startsWith(`\n${indent}`, to)) to = firstOf(text, to + 1, ['\n']);
  return [from, to];
}

function isName(name: string, value: string): boolean {
  if (SECRET.test(name) && OBJECT_NAME.test(value)) return true;
  return COUNTED.test(name) && /^\d{1,6}$/.test(value);
}

/** Whether the name begins its line, as in YAML and in a file of settings. */
function isLine({ text, index }: Name): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  const newLine = before.lastIndexOf('\n');
  return (
    (newLine >= 0 || index <= 40) && /^\s*(?:- |export |set )?$/.test(before.slice(newLine + 1))
  );
}
