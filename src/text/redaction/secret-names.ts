/** Whether what a name is given is a secret: for sure, or only where it looks like one as well. */
export type Announced = 'surely' | 'maybe' | undefined;

/** "DB_PASSWORD", "clientSecret" and "x-api-key" in their words. */
const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|(?:(?![A-Za-z])\p{L})+/gu;
const LONGEST = 80;

/** Secret wherever they stand in a name, even when it is written as one word. */
const WITHIN =
  /passw(?:or)?d|passwort|passphrase|passcode|secret|credential|contrase[nñ]a|kennwort|wachtwoord|парол|パスワード|密码|密碼|口令|authoriz?ation$|sessionid|samlre(?:sponse|quest)$|communitystring|snmpcommunity|(?:seed|recovery|mnemonic)phrase|(?:otp|totp|pin|mfa|2fa|onetime|verification|recovery|backup|security|authenticator)code|인증(?:번호|코드)|(?:api|보안)키|(?:api|access|private|secret|signing|encryption|master|account|shared|auth|session|licen[cs]e|approval|service|ssh|tls|ssl|client|app|storage|deploy|webhook|jwt|hmac|aes|recovery|unseal|integration|ingest|registration|host|user|function|subscription)key|비밀번호|비번|패스워드|암호(?!화)|토큰|시크릿|자격증명|비밀키|인증키|접근키|접속키|액세스키|개인키|서명키|암호화키/;
/** Secret as the end of a word: "dbpass", "authToken". */
const WORD_END =
  /^(?:creds?|passe|senha|haslo|jwt|otp|totp|mfa|bearer|mnemonic|requirepass|masterauth|sas|pin)$|(?<!by|com|tres|sur|under|over)(?:pass|pwd|pswd|psw|pw|token|cookie)$/;
/** These are secret themselves, and in longer names often the name of a program: "salt-minion". */
const LAST = /^(?:hmac|salt|pepper|psk)$/;
const PERHAPS = /^(?:key|auth|sig|signature|sid|csrf|xsrf|nonce|키)$|sessid$/;

/** What such a name ends with when its value tells something about the secret, and not the secret. */
const ABOUT = new Set(
  `name file filename path dir directory folder mount ref reference type kind class key_id keyid
  length len size count total ttl expiry expires expiration expired at in age timeout interval duration seconds
  minutes hours days period policy enabled disabled required optional allowed algorithm alg issuer audience
  namespace provider store status state error errors err message reason limit limits max min version url uri endpoint
  host hostname port user username email field prefix suffix format mode rotation review request manager controller
  service server operator sync syncer generator validation validator through bucket projection budget usage used
  annotation annotations label labels selector exists found missing`.split(/\s+/),
);

/** A cluster has the same fields and variables over and over. */
const known = new Map<string, Announced>();
const MOST_KNOWN = 5_000;

/** What a name says about its value; of a long one its end counts. */
export function announces(name: string): Announced {
  if (known.has(name)) return known.get(name);
  if (known.size >= MOST_KNOWN) known.clear();
  const announced = readName(name);
  known.set(name, announced);
  return announced;
}

function readName(name: string): Announced {
  const words = name
    .slice(-LONGEST)
    .match(WORDS)
    ?.map((word) => word.toLowerCase());
  while (words && words.length > 1 && /^\d+$/.test(words.at(-1) ?? '')) words.pop(); // PASSWORD_2
  const last = singular(words?.at(-1));
  if (!words || !last || ABOUT.has(last) || ABOUT.has(words.at(-1) ?? '')) return undefined;
  const joined = [...words.slice(0, -1), last].join('');
  if (/(?:key|client|token)id$|publickey$|imagepullsecret$/.test(joined)) return undefined;
  if (WITHIN.test(joined) || words.some((word) => WORD_END.test(singular(word))) || LAST.test(last))
    return 'surely';
  return PERHAPS.test(last) ? 'maybe' : undefined;
}

function singular(word = ''): string {
  return /(?:[^s]s)$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
