import { isNoSecret, isProse } from './no-secret.ts';
import { announces } from './secret-names.ts';
import type { Span } from './span.ts';

const SIGNED_IN = ['sign in', 'sign-in', 'signed in', 'signed-in', 'authenticat', 'credential'];
/**
 * Where a secret stands without a name before it. Each matches within one line and a bounded length, and
 * is tried where one of its words is: to compile all of them takes longer than to read a small recording.
 */
const PLACES: readonly (readonly [words: readonly string[], place: RegExp])[] = [
  // Authorization without the header's name; words of prose have no digit and no capital
  [
    ['bearer ', 'basic ', 'negotiate ', 'apikey ', 'geniekey ', 'ssws '],
    /\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC|Negotiate|ApiKey|GenieKey|SSWS)[ \t]{1,4}(?<secret>(?=[\w+/.~-]{0,64}[\dA-Z=])[\w+/.~-]{6,}={0,2})/g,
  ],
  // curl -u user:password
  [
    [' -u', ' --user', ' --proxy-user'],
    /(?:^|\s)(?:-u|--user|--userpass|--proxy-user)[ =]['"]?[\w.@-]{1,64}:(?<secret>[^\s"']{1,256})/g,
  ],
  [
    [' -p'],
    /\b(?:sshpass|login|psql|pg_\w{1,12}|cqlsh|influx|zip|docker|podman|nerdctl|helm|skopeo|crane|oc|mongo\w{0,8}|mysql\w{0,8}|mariadb[\w-]{0,8}|az|cf|rabbitmqadmin|sqlcmd|kinit)\b[^\n|;&]{0,200}?\s-[pP][ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  ],
  [
    ['redis-cli'],
    /\bredis-cli\b[^\n|;&]{0,200}?\s(?:-a|AUTH(?: default)?)[ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  ],
  [
    ['ldap'],
    /\bldap(?:search|modify|add|delete|whoami|passwd)\b[^\n|;&]{0,200}?\s-w[ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  ],
  [
    ['smbclient'],
    /\bsmbclient\b[^\n|;&]{0,200}?\s-U[ =]?['"]?[^\s%]{1,64}%(?<secret>[^\s"']{1,256})/g,
  ],
  [
    ['identified '],
    /\bIDENTIFIED (?:WITH \w{1,40} )?BY\s{1,4}(?:PASSWORD\s{1,4})?['"](?<secret>[^'"\n]{1,256})/gi,
  ],
  [['login '], /\blogin\s{1,4}\S{1,64}\s{1,4}password\s{1,4}(?<secret>\S{1,256})/g], // .netrc
  [
    ['requirepass', 'masterauth', 'add_user', 'change_password'],
    /\b(?:requirepass|masterauth|add_user\s{1,4}\S{1,64}|change_password\s{1,4}\S{1,64})\s{1,4}(?<secret>\S{1,256})/g,
  ],
  [['sqlplus'], /\bsqlplus\s{1,4}[^\s/]{1,64}\/(?<secret>[^\s@]{1,256})/g],
  // a user and a password: "login failed for admin:hunter2"
  [
    // not "sign" alone: a pod is "assigned"
    ['login', 'log in', 'log-in', 'logon', 'log on', 'log-on', 'logged', ...SIGNED_IN],
    /\b(?:log(?:ged)?[ -]?(?:in|on)|sign(?:ed)?[ -]in|authenticat\w{1,6}|credentials?)\b[^\n:]{0,40}? (?!(?:system|arn|urn|sha\d{3}|https?|oidc|spiffe|host|image|code|error)[:/])[\w-]{1,40}:(?<said>(?!\/|\d{1,5}\b)[^\s"'`,;)\]]{1,256})/gi,
  ],
  [
    ['login ', 'logon '],
    /\blog(?:in|on) [\w-]{1,40}\/(?<said>[^\s"'`,;)\]/:]{4,256})(?= (?:failed|denied|rejected|refused|incorrect|invalid)\b)/gi,
  ],
  [
    [' hash'],
    /\bpass(?:word|wd)? hash(?:es)?(?: is|:)? (?<said>(?=\S{0,64}\d)(?!(?:sha|md|argon|bcrypt|scrypt|pbkdf)-?\d)[\w$./+=-]{6,256})/gi,
  ],
  [['bearer '], /\bBearer (?<said>[a-z-]{3,64})(?=["']?\s?$)/gm],
  [
    ['login '],
    /\b[A-Z][a-z]{0,3}\d{1,5} LOGIN "?[\w.@+-]{1,64}"? "?(?<secret>[^\s"]{1,256})|\bLOGIN "?[\w.@+-]{1,64}"? "?(?<said>[^\s"]{1,256})/g,
  ], // IMAP
  [
    ['htpasswd', 'vault login', 'snmp-server', 'openssl', 'mc alias'],
    /\b(?:htpasswd -\w{0,4}b\w{0,4} \S{1,256} \S{1,64}|vault login|snmp-server community|openssl\b[^\n|;&]{0,200}? -k|mc alias set \S{1,64} \S{1,256} \S{1,64}) (?<secret>[^\s"'=-][^\s"'=]{0,256}(?![^\s]))/g,
  ],
  [
    ['htpasswd'],
    /\bhtpasswd -(?=\w{0,6}n)(?=\w{0,6}b)\w{2,8}(?: -\w{1,8}){0,3} [^\s-]\S{0,63} (?<secret>[^\s"']{1,256})/g,
  ], // to its output
  [
    ['chpasswd'],
    /\b(?:echo|printf)\s{1,4}["']?[\w.-]{1,64}:(?<secret>[^\s"'|]{1,256})(?=["']?\s{0,4}\|\s{0,4}(?:sudo\s{1,4})?chpasswd)/g,
  ],
  [['passwd'], /\b(?:chpasswd|passwd)\b[^\n]{0,20}["' ][\w.-]{1,64}:(?<secret>[^\s"':]{1,256})/g],
  [
    ['password ', 'passphrase ', 'passcode '],
    /\bpass(?:word|phrase|code) (?:for|of) [^\s:]{1,64}: (?<said>[^\s"',]{1,256})/gi,
  ],
  [
    ['password', 'passphrase', 'passcode'],
    /\bpass(?:word|phrase|code)\b[^\n]{0,20}? (?:set|changed|reset|updated) to ["']?(?<said>[^\s"',]{1,256})/gi,
  ],
  // what somebody got or sent, where it is no word about it: "got token expired"
  [
    ['token', 'secret'],
    /\b(?:got|received|using|with|sent|returned|issued|new|minted) (?:\w{1,20} )?(?:token|secret)s? (?<said>[^\s"',;:()=]{1,256})(?=$|[.,]?(?:\s(?:from|for|to|by|at|in|on|and)\b|\s?$))/gim,
  ],
  [
    ['pass ', 'auth '],
    /(?:\bAUTH default|(?:^|\n)(?:PASS|AUTH(?: PLAIN| LOGIN| default)?)) (?<secret>\S{4,256})/g,
  ],
  // Dockerfile: "ENV NAME value"
  [
    ['env ', 'arg '],
    /(?:^|\s)(?:ENV|ARG|SetEnv|setenv)[ \t]{1,4}(?<name>\w{1,64})[ \t]{1,4}(?<secret>\S[^\n]{0,256})/g,
  ],
];
/** English by its ending, or a word that stands beside these. */
const WORD =
  /^(?:[a-z]{2,20}(?:ed|ing|ions?|ments?|ers?|ors?|able|ible|ity|ances?|ences?|ure|ful|ive|ly)|expiry|auth|based|type|file|path|name|id|ids|info|store|data|value|values|body|header|scope|scopes|age|api|url|uri|ttl|pair|list|length|prefix|scheme|realm|challenge|format)[.,:]?$/i;

/** Secrets in commands, protocols and files that have a place for them. */
export function usualPlaces(text: string): readonly Span[] {
  const spaced = ` ${text.toLowerCase().replaceAll(/\s/g, ' ')}`;
  const near = PLACES.filter(([words]) => words.some((word) => spaced.includes(word)));
  return near.flatMap(([, place]) =>
    Array.from(text.matchAll(place)).flatMap((match) => {
      const { name, said, secret = said ?? '' } = match.groups ?? {};
      const isOther = name !== undefined && announces(name) !== 'surely';
      if (isOther || isHarmless(secret) || (said && isWord(said))) return [];
      const to = match.index + match[0].length;
      return [[to - secret.length, to] as const];
    }),
  );
}

function isWord(said: string): boolean {
  return isProse(said) || WORD.test(said);
}

/** Ports, ids of users and paths, too: `docker run -p 8080:80`, `mkdir -p /data`. */
function isHarmless(secret: string): boolean {
  return (
    isNoSecret(secret) ||
    secret.startsWith('/') ||
    /^[\d.]{0,15}(?::?\d{1,5})*(?:\/(?:tcp|udp))?[,\])}]?$/.test(secret)
  );
}
