/** What ioredis adds to a refusal: the command, with its keys among the arguments. */
type Refusal = Error &
  Readonly<{ command?: Readonly<{ name?: string; args?: readonly unknown[] }> }>;

/** By the word with which Redis refuses a command; a script's error has it further inside. */
const FIXES: readonly (readonly [RegExp, (refusal: Refusal) => string])[] = [
  [/\bOOM command not allowed/, () => 'Its memory is full: raise maxmemory.'],
  [
    /\bWRONGTYPE\b/,
    (refusal) =>
      `Something else has written ${keysOf(refusal)} and holds another type there: give kubewhy a prefix (redis.prefix) or a Redis of its own, and delete that key.`,
  ],
  [
    /\bNOAUTH\b|\bWRONGPASS\b/,
    () => 'It wants another user or password: correct KUBEWHY_REDIS_URL.',
  ],
  [
    /\bNOPERM\b/,
    () =>
      'Its user may not do that: give it the rights that manifests/ gives (Redis names what is missing).',
  ],
  [
    /\bREADONLY\b/,
    () => 'It is a replica, which takes no writes: let KUBEWHY_REDIS_URL name the primary.',
  ],
  [/\bMISCONF\b/, () => 'It cannot write to its disk: make room there, its log says more.'],
  [/\bLOADING\b/, () => 'It is loading its data: wait until it has.'],
  [
    /\b(?:MOVED|ASK|CROSSSLOT|CLUSTERDOWN)\b/,
    () => 'It is a cluster, which kubewhy cannot use: name a single Redis.',
  ],
];
const UNREACHABLE = 'Check that it runs and that KUBEWHY_REDIS_URL is right.';

/** What somebody may do so that Redis takes the work that it did not take. */
export function fixOf(cause: unknown): string {
  if (!(cause instanceof Error)) return UNREACHABLE;
  const [, fix] = FIXES.find(([refusal]) => refusal.test(cause.message)) ?? [];
  return fix ? fix(cause) : UNREACHABLE;
}

/** Most keys that a message names. */
const FEW = 3;

/** The keys of a command; of a script all that it was given, for it does not tell which. */
function keysOf({ command: { name = '', args = [] } = {} }: Refusal): string {
  const isScript = /^(?:eval|fcall)/i.test(name);
  const keys = isScript ? args.slice(2, 2 + Number(args[1])) : args.slice(0, 1);
  const named = keys.slice(0, FEW).map((key) => `"${String(key)}"`);
  return named.length > 0 ? named.join(' or ') : 'a key of kubewhy';
}
