import { TROUBLE } from './ending.ts';
import type { Entry } from './log-entries.ts';
import { serverLimitIn } from './server-limits.ts';
import { NEARLY_FULL } from './space-wordings.ts';

/** Says that nothing failed: counts of zero, empty fields, what is done at errors, what will go one day. */
const NOTHING =
  /\b(?:0|no|zero|without|non-?)[ -](?:\w+ )?(?:errors?|failures?|failed|exceptions?)\b|\b(?:errors?|err|failures?|failed|exceptions?|timeouts?)\\?["']?(?: ?[=:] ?|\()["']?(?:0(?![.\d])|null|none|<?nil>?|false|""|''|\[\]|\{\}|(?=[\s,})]|$))|\b(?:error|failure|exception|timeout)[ _-]?(?:handl\w+|pages?|log\w*|report\w*|rate|threshold|code|count\w*|interval|policy|recovery)\b|\b(?:on|if|retry)[ _-](?:error|failure|timeout)\b|\btimeouts?\b(?=[ =:]{1,3}(?:(?:set|is|of|to) )?\d)|(?:오류|에러|실패|예외) ?(?:없|: ?0|0 ?[건개]|처리기)/gi;
const HARMLESS =
  /deprecat|will be removed in|더 이상 사용되지|TLS handshake error from|favicon\.ico|robots\.txt|broken pipe|client (?:prematurely |has )?(?:closed|disconnected|aborted|intends)|context canceled|the object has been modified|kube-probe/i;
const KOREAN =
  /오류|에러|실패|예외|거부|시간 ?초과|타임아웃|고갈|끊[겼어김]|찾을 수 없|할 수 없|불가/;
const STRAINED =
  /time[ds]?[ -]?out|exhaust|unavailable|unreachable|overflow|rejected|too many|deadlock|out of memory|OutOfMemory|no space left|not available|backpressure|dropp(?:ed|ing)|throttl|expired|slow (?:query|request|response)|over (?:limit|capacity|quota)|unhealthy|retrying|exceed|internal server error/i;

/** From the worst: what is called an error or was thrown, what reads like one, a bad answer, a warning. */
export const WEIGHTS = ['error', 'trouble', 'answer', 'warning'] as const;

/** How bad what a program wrote is; undefined if it complains of nothing. */
export function weightOf(entry: Entry): (typeof WEIGHTS)[number] | undefined {
  const { level, said, status, isThrown, line } = entry;
  if (HARMLESS.test(line.text)) return undefined;
  if (level === 'error' || (isThrown && level !== 'info')) return 'error';
  if (status !== undefined) return status >= 500 ? 'answer' : undefined;
  if (level === 'info') return undefined;
  const left = said.replaceAll(NOTHING, ' ');
  const isTrouble =
    [TROUBLE, STRAINED, KOREAN, NEARLY_FULL].some((one) => one.test(left)) ||
    serverLimitIn(left) !== undefined;
  if (!isTrouble) return undefined;
  return level === 'warn' ? 'warning' : 'trouble';
}
