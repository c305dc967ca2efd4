import type { LogLine } from '../domain/model.ts';
import type { SiftedLine, SiftedLog } from '../domain/sifted-log.ts';
import { timeOf } from './line-time.ts';
import { present } from './present.ts';

type Wording = {
  line: LogLine;
  times: number;
  first: string | undefined;
  from: number;
  to: number;
};

/** So many wordings are kept; of more the ones that were written seldom and long ago go. */
const MOST = 400;
/** As much of a line as tells its wording. */
const HEAD = 240;

/** All that any rule may take for trouble: levels, words and answers. What it is, they tell by themselves. */
const TROUBLE =
  /err|warn|wrn|fail|fatal|panic|excep|crit|emerg|alert|sever|refus|denied|den(?:y|ied)|time[ds]?[ -]?out|exhaust|unavail|unreach|overflow|reject|too many|deadlock|out of memory|oom|no space|not available|not allowed|backpressure|dropp|throttl|expire|slow |over (?:limit|capacity|quota)|exceed|unhealthy|retry|abort|cannot|can't|could ?n[o']t|unable|invalid|not found|missing|unrecogn|reset|max number|used up|\b5\d\d\b|오류|에러|실패|예외|거부|초과|타임아웃|고갈|끊|없|불가|경고|주의|치명|심각/i;
/** Levels as letters or numbers: klog, Ruby, pino, syslog. */
const LEVEL =
  /^[EWF]\d{4} |^[EWF], \[|"level": ?"?(?:[0-4]|[456]0)\b|^<[0-4]>|\b(?:ERR|E|F|W)\b[\]| :]/;

/** Keeps of a log one line for each wording that reads like trouble, however long the log is. */
export class LogSieve {
  readonly #kept = new Map<string, Wording>();
  #read = 0;

  /** Takes the next line. */
  add(line: LogLine): void {
    const at = this.#read++;
    const { text } = line;
    if (!TROUBLE.test(text) && !LEVEL.test(text)) return;
    const key = wordingOf(text);
    const known = this.#kept.get(key);
    if (known) {
      known.line = line;
      known.times += 1;
      known.to = at;
      return;
    }
    if (this.#kept.size >= MOST) this.#makeRoom();
    this.#kept.set(key, { line, times: 1, first: timeOf(line), from: at, to: at });
  }

  /** What was kept of the lines so far. */
  log(isCut = false): SiftedLog {
    const lines = [...this.#kept.values()].map(({ line, times, first, from, to }): SiftedLine => ({
      ...line,
      times,
      ...present({ first }),
      from,
      to,
    }));
    return { lines, read: this.#read, ...(isCut && { isCut: true as const }) };
  }

  #makeRoom(): void {
    const byWorth = [...this.#kept].toSorted(([, a], [, b]) => a.times - b.times || a.to - b.to);
    for (const [key] of byWorth.slice(0, MOST / 4)) this.#kept.delete(key);
  }
}

/** A line without what varies: every word that holds a digit. */
function wordingOf(text: string): string {
  return text
    .slice(0, HEAD)
    .replaceAll(/[\p{L}\d_:.+-]+/gu, (word) => (/\d/.test(word) ? '#' : word));
}
