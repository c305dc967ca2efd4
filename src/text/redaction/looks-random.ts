const HEX = /^[0-9a-f-]+$|^[0-9A-F-]+$/;
/** "uid", "worker-1.example.org", "orders/v2": words and numbers between separators. */
const NAME = /^[a-z]{0,24}\d{0,4}(?:[-._/:@][a-z]{0,24}\d{0,4})*$/i;
const HAS_SIGN = /[^\w./:@-]/;

/**
 * Whether a word was drawn by a generator: lower case, upper case and digits in no order. Digests, ids of objects and
 * hashes of pods have one case; words in camel case change theirs less often.
 */
export function looksRandom(word: string): boolean {
  if (word.length < 20 || HEX.test(word) || !/\d/.test(word)) return false;
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word);
  return changes(word) / word.length > 0.24 && (isMixed || word.length >= 28);
}

/** Whether a value that stands at a name such as "key" is no word that somebody wrote. */
export function looksGenerated(value: string): boolean {
  if (value.length < 8 || NAME.test(value)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, HAS_SIGN].filter((kind) => kind.test(value));
  return kinds.length > 1;
}

/** Letters and digits in one word, and no name of an algorithm, an encoding, a protocol or a version. */
const CHOSEN = /^(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[a-z])[a-z0-9!#$%&*+?^~]{6,40}$/i;
const TECHNICAL =
  /^(?:sha|md|argon|bcrypt|scrypt|pbkdf|oauth|openid|base|utf|ipv|https?|hs|rs|es|ps|aes|rsa|ed|tls|ssl|saml|version|v|x|basic|digest|k8s|postgres|mysql|redis|step|line|node|worker|attempt)\d/i;

/** Whether a word is one that people choose for a password: "hunter2". */
export function looksChosen(word: string): boolean {
  return CHOSEN.test(word) && !TECHNICAL.test(word);
}

/** How often the sort of the characters changes, but for a capital before small letters, as words have one. */
function changes(word: string): number {
  let count = 0;
  for (let at = 1; at < word.length; at += 1) {
    const [before, here] = [sortOf(word.charCodeAt(at - 1)), sortOf(word.charCodeAt(at))];
    if (here !== before && !(before === 'upper' && here === 'lower')) count += 1;
  }
  return count;
}

function sortOf(code: number): 'lower' | 'upper' | 'digit' | 'sign' {
  if (code >= 97 && code <= 122) return 'lower';
  if (code >= 65 && code <= 90) return 'upper';
  return code >= 48 && code <= 57 ? 'digit' : 'sign';
}
