import { HIDDEN } from './hidden.ts';

const LONGEST = 160;
/** Switches, small numbers, durations; what stands in place of a value: "${DB_PASS}", "<none>", "****", "‹12·0a1b2c3d›". */
const NO_SECRET: readonly RegExp[] = [
  /^(?:true|false|yes|no|on|off|null|nil|none|undefined|empty|unset|redacted|masked|hidden|n\/a|-+|\d{1,3})$/i,
  /^\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h|d|%|[kmgt]i?b?)$/i,
  /^(?:[*•.·…]+|x{3,})$/i,
  /^(?:\$\{[^}]*\}?|\$\([^)]*\)?|\$[A-Z_]+|\{\{.*|<[\w .-]+>?|‹\d+·[0-9a-f]{8}›|%[svq])$/,
  /^\/(?:run|var|etc|mnt|vault|secrets?|home|opt|srv|app|usr|tmp|root|data|workspace|dev)(?:\/[\w.-]+)*$/,
];
/** Words that begin what a program says about a secret, after a colon. */
const PROSE =
  /^(?:not|no|is|was|are|has|had|can(?:not|'t)?|could|must|may|should|does|did|will|missing|invalid|fail(?:ed|ure)?|expired|unexpected|unable|unknown|unauthorized|forbidden|denied|rejected|required|empty|wrong|incorrect|malformed|unsupported|the|an?|this|that|its?|for|from|to|of|in|on|at|with|by|and|or|but|err(?:or)?s?|open|read|stat|dial|get|post|put|lookup|rpc|context|timeout|connection|authentication|authorization|access|permission|secrets?|serviceaccounts?|tokens?|passwords?|keys?|credentials?|signature|verification|validation|parsing|decoding|illegal|bad|too|only|already|never|please|check|set|use|using|see|found|returned|received|got|expected|request|response|user|server|client|couldn't|doesn't)(?=[\s.,:;!?]|$)/i;

/** Whether this value gives nothing away. */
export function isNoSecret(value: string): boolean {
  return (
    value === '' ||
    (value.length <= LONGEST &&
      (value.startsWith(HIDDEN.slice(0, -1)) || NO_SECRET.some((form) => form.test(value))))
  );
}

/** Whether words follow a name and a colon, and no value: "password: authentication failed". */
export function isProse(following: string): boolean {
  return PROSE.test(following);
}
