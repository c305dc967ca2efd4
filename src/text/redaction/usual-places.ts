import { isNoSecret } from './no-secret.ts';
import { announces } from './secret-names.ts';
import type { Span } from './span.ts';

/** Where a secret stands without a name before it. Each matches within one line and a bounded length. */
const PLACES: readonly RegExp[] = [
  // Authorization without the header's name; words of prose have no digit and no capital
  /\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC|Negotiate|ApiKey|GenieKey|SSWS)[ \t]{1,4}(?<secret>(?=[\w+/.~-]{0,64}[\dA-Z=])[\w+/.~-]{6,}={0,2})/g,
  // curl -u user:password
  /(?:^|\s)(?:-u|--user|--userpass|--proxy-user)[ =]['"]?[\w.@-]{1,64}:(?<secret>[^\s"']{1,256})/g,
  /\b(?:sshpass|docker|podman|nerdctl|helm|skopeo|crane|oc|mongo\w{0,8}|mysql\w{0,8}|mariadb[\w-]{0,8}|az|cf|rabbitmqadmin|sqlcmd|kinit)\b[^\n|;&]{0,200}?\s-[pP][ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  /\bredis-cli\b[^\n|;&]{0,200}?\s-a[ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  /\bldap(?:search|modify|add|delete|whoami|passwd)\b[^\n|;&]{0,200}?\s-w[ =]?['"]?(?<secret>[^\s"'-][^\s"']{0,256})/g,
  /\bsmbclient\b[^\n|;&]{0,200}?\s-U[ =]?['"]?[^\s%]{1,64}%(?<secret>[^\s"']{1,256})/g,
  /\bIDENTIFIED BY\s{1,4}(?:PASSWORD\s{1,4})?['"](?<secret>[^'"\n]{1,256})/gi,
  /\blogin\s{1,4}\S{1,64}\s{1,4}password\s{1,4}(?<secret>\S{1,256})/g, // .netrc
  /\b(?:requirepass|masterauth|add_user\s{1,4}\S{1,64}|change_password\s{1,4}\S{1,64})\s{1,4}(?<secret>\S{1,256})/g,
  /\bsqlplus\s{1,4}[^\s/]{1,64}\/(?<secret>[^\s@]{1,256})/g,
  /(?:\bAUTH default|(?:^|\n)(?:PASS|AUTH(?: PLAIN| LOGIN)?)) (?<secret>\S{4,256})/g,
];
/** Most texts hold none of these. */
const HINT =
  /\s-[-aupwPU]|bearer|basic|negotiate|apikey|geniekey|ssws|identified|login|requirepass|masterauth|sqlplus|add_user|change_password|PASS |AUTH |ENV|ARG/i;
/** Dockerfile: "ENV NAME value". */
const VARIABLE =
  /(?:^|\s)(?:ENV|ARG|SetEnv|setenv)[ \t]{1,4}(?<name>\w{1,64})[ \t]{1,4}(?<secret>\S[^\n]{0,256})/g;

/** Secrets in commands, protocols and files that have a place for them. */
export function usualPlaces(text: string): readonly Span[] {
  if (!HINT.test(text)) return [];
  return [...PLACES, VARIABLE].flatMap((place) =>
    Array.from(text.matchAll(place)).flatMap((match) => {
      const { name, secret = '' } = match.groups ?? {};
      const isOther = name !== undefined && announces(name) !== 'surely';
      if (isOther || isHarmless(secret)) return [];
      const to = match.index + match[0].length;
      return [[to - secret.length, to] as const];
    }),
  );
}

/** Ports, ids of users and paths, too: `docker run -p 8080:80`, `mkdir -p /data`. */
function isHarmless(secret: string): boolean {
  return (
    isNoSecret(secret) ||
    secret.startsWith('/') ||
    /^[\d.]{0,15}(?::?\d{1,5})*(?:\/(?:tcp|udp))?$/.test(secret)
  );
}
