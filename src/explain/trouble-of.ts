/** What a log writes that says how many there are and means none, or a name or a setting that only holds the word. */
const HARMLESS =
  /\b(?:0|no|without|zero) (?:errors?|fail(?:ed|ures?|ing)|exceptions?|warnings?|problems?|issues?|unavailable)\b|\bmax unavailable\b|node\.kubernetes\.io\/[\w-]+|#(?:success|failure)=\d+|\b(?:errors?|failed|failures?|failing|killed|timeout)\s*[:=]\s*(?:0|false|null|none|nil|""|\d+m?s)(?![\w.])|\bexit(?:ed with)? (?:code|status):? *0\b|-(?:errors?|exceptions?|failed)-|\b(?:sufficient|NetworkUnavailable +False)\b|\bfinished with code 0\b/gi;

/** Said of what has gone wrong. */
const GRAVE = [
  /\b(?:error|errors|fail|fails|failing|failed|failure|failures|fatal|panic|exception|traceback|denied|refused|refuses|refusing|forbidden|unauthorized|timed? ?out|timeouts|cannot|can[’']t|could ?n[o']t|could not|unable|not found|no such|not ready|killed|invalid|aborted|aborting|rejected|unavailable|unhealthy|exceeded|exceeds|exhausted|unreachable|finalizers remaining)\b/i,
  /\w(?:Error|Exception|Failed|Aborted|Failure|BackOff|NotReady|Killed|Unavailable|Unhealthy|Timeout|Exceeded)\b|\bE(?:CONN\w+|NOTFOUND|ACCES|NOENT|TIMEDOUT|ADDR\w+|PIPE|HOST\w+|MFILE|NOSPC|PERM)\b/,
  /\bexit(?:ed)?(?: with)?(?: (?:code|status))?:? *-?[1-9]\d*\b|\bcode=exited, status=[1-9]/i,
  /^[EF]\d{4} \d\d:\d\d/, // klog
];
/** It may be trouble: of a list that stands beside it nobody says that all is well. */
const MILD = [
  /\b(?:crash(?:ed|es|ing)?|evicted|evicting|stuck|hangs?|hung|throttled|insufficient|mismatch|does(?: not|n[’']t) (?:exist|match|work|start)|not (?:allowed|permitted|supported|available|running|working|responding|enough|exist|healthy|answering)|permission|missing|conflicts?|expired|reset by peer|broken pipe|no space left|out of memory|oom|segfault|segmentation fault|core dumped|unexpected|deadline|degraded|corrupt(?:ed|ion)?|disconnected|lost|does not respond|outage|broken|wrong|unknown)\b/i,
  /^\s*(?:\S+\s+)?Warning\s+\w+/, // a list of events
  /\blevel"?[=:] ?"?(?:err|crit|alert|emerg|warn)/i,
  /\bHTTP(?:\/[\d.]+)?"? (?:status )?[45]\d\d\b|\bstatus(?:[ _]?code)?"?[=: ]+"?[45]\d\d\b/i,
  /\b(?:WARN(?:ING)?|SEVERE|CRITICAL|ALERT|EMERG)\b/,
  /오류|에러|실패|장애|안 (?:됩|돼|되|뜹|떠)|죽었|죽습|멈춤|멈췄|멈춰|거부|초과/,
];

/** How far a line reads like trouble, of whatever kind. */
export function troubleOf(line: string): 'grave' | 'mild' | undefined {
  const rest = line.replaceAll(HARMLESS, ' ');
  const reads = (pattern: RegExp) => pattern.test(rest);
  if (GRAVE.some(reads)) return 'grave';
  return MILD.some(reads) ? 'mild' : undefined;
}
