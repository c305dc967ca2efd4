import { looksChosen, looksGenerated } from './looks-random.ts';
import { announces } from './secret-names.ts';
import { plainValue, separatedValue } from './separated-value.ts';
import type { Span } from './span.ts';

/** Most texts hold none of these, and are read no further. */
const HINT =
  /pass|pwd|psw|pw|secret|token|cred|cookie|auth|key|jwt|otp|mfa|bearer|mnemonic|phrase|psk|code|community|unseal|sas|pin|sig|hmac|salt|pepper|sid|session|csrf|xsrf|nonce|sid|saml|비번|비밀|패스워드|암호|토큰|시크릿|자격|인증|키|contrase[nñ]a|senha|haslo|wort|woord|парол|パス|密|口令/i;
const NAMES = /[\w.\p{L}-]+/gu;
/** A key may have a number: "Unseal Key 1: x". */
const END_OF_NAME = /(?:\\*["'`”’]|&quot;|&#34;|%22|\\+u0022|\]| \d{1,2}(?= ?[:=])){0,2}/y;
const SEPARATOR = /[ \t\u00a0]{0,8}(?:=>|:=|->|={1,2}|[:：＝→]|%3[ad])[ \t\u00a0]{0,32}/iy;
/** `{"name":"DB_PASSWORD","value":"x"}`, and the same in YAML and as Go prints it. */
const VALUE_OF = /[\s,;"'\\]{1,64}value\\*["']?[ \t]{0,4}[:=][ \t]{0,4}/iy;
/** `--password x`, and the two in a list: `["--password","x"]`. */
const NEXT = /(?:\\*["'][\s,]{1,40}\\*["']|\n\s{0,40}- ["']?|[ \t]{1,8})(?!-)/y;
const ELEMENT = />(?=[^<\s])/y;
const IS = /\s{1,4}(?:is|was)\s{1,4}/iy;
const BEFORE_WORD = /[ \t([]{1,4}/y;
const TOPIC = /[ \t]{1,4}(?=[\x21-\x7e]{4})/y;
const ADJACENT = /\s{1,4}(?=['"][^'"\s]{1,256}['"])/y;
const PASSWORD = /passw(?:or)?d$/i;
/** What stands beside these is the value itself where it looks like one: "비번 x7Kq2mZ9", "password[x7Kq2mZ9]". */
const ITSELF =
  /(?:passw(?:or)?d|pwd?|(?<![a-z])pass|passwort|passphrase|apikey|token|(?:key|code|string)|비밀번호|비번|패스워드|암호|인증키|접속키|키|인증번호|코드)$/i;
/** What is sent to somebody to be typed in. */
const CODE = /^\d{4,8}$/;
const HAS_CODE = /(?:code|otp|pin|인증번호|코드)$/i;
/** Words that are of a secret's name only together with the one before. */
const SECOND = /^(?:key|code|string|phrase|community|id|키|번호|코드)s?$/i;
/** "shared secret hunter2"; other secrets are objects, with names. */
const OWN_SECRET = /^(?:shared|client|consumer|webhook|signing)$/i;
const PARTICLE = /(?:은|는|이|가|을|를)$/u;

/** The values of settings, fields, headers, options and variables whose names announce a secret. */
export function namedValues(text: string): readonly Span[] {
  if (!HINT.test(text)) return [];
  const spans: Span[] = [];
  let hiddenTo = 0;
  let before = { name: '', end: -1 };
  for (const { 0: name, index } of text.matchAll(NAMES)) {
    const first = before.end === index - 1 && text[index - 1] === ' ' ? before.name : '';
    before = { name, end: index + name.length };
    const span = index < hiddenTo ? undefined : valueOf({ name, first, index }, text);
    if (!span) continue;
    spans.push(span);
    hiddenTo = span[1];
  }
  return spans;
}

/** A word of a text; `first` stands before it after one blank, and may be of the same name: "access key". */
type NamedWord = Readonly<{ name: string; first: string; index: number }>;

function valueOf({ name, first, index }: NamedWord, text: string): Span | undefined {
  const last = name.replace(PARTICLE, '');
  const alone = announces(last);
  const both = alone !== 'surely' && first && SECOND.test(last) ? `${first}_${last}` : '';
  const isBoth = both !== '' && announces(both) === 'surely';
  const [bare, announced] = isBoth ? [both, 'surely' as const] : [last, alone];
  if (!announced) return undefined;
  const end = index + name.length;
  const separated = past(SEPARATOR, text, past(END_OF_NAME, text, end) ?? end);
  if (separated !== undefined)
    return separatedValue({ text, name: bare, index, announced }, separated);
  const after = past(VALUE_OF, text, end);
  if (after !== undefined) return plainValue(text, after);
  const topic = /[은는]$/.test(name) ? plainValue(text, past(TOPIC, text, end)) : undefined;
  if (announced === 'maybe') return topic && isGenerated(text, topic) ? topic : undefined;
  if (topic) return topic;
  if (name.startsWith('-')) return plainValue(text, past(NEXT, text, end));
  if (text[index - 1] === '<') return plainValue(text, past(ELEMENT, text, end));
  const quoted = PASSWORD.test(name) ? past(ADJACENT, text, end) : undefined;
  if (quoted !== undefined) return plainValue(text, quoted);
  const before =
    past(IS, text, end) ?? (isItself(bare, first) ? past(BEFORE_WORD, text, end) : undefined);
  const said = plainValue(text, before);
  return said && isSaid(text.slice(...said), bare) ? said : undefined;
}

function isItself(name: string, first: string): boolean {
  if (/^secret$/i.test(name)) return OWN_SECRET.test(first);
  return ITSELF.test(name) && !/^unexpected$/i.test(first);
}

function isSaid(value: string, name: string): boolean {
  return looksGenerated(value) || looksChosen(value) || (HAS_CODE.test(name) && CODE.test(value));
}

function isGenerated(text: string, span: Span): boolean {
  return looksGenerated(text.slice(...span));
}

/** The place after what this pattern matches here. */
function past(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
