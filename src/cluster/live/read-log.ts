import type { Fact, LogLine, Ref } from '../../domain/model.ts';
import { logLines } from '../log-lines.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { pathOf } from './discovery.ts';
import { NO_LOG } from './no-log.ts';
import { statusOf } from './status.ts';

const LOG_LINES = 500;
const LOG_BYTES = 64 * 1024;
/** `limitBytes` keeps the beginning, and the end is what counts: more is read and then cut. */
const LOG_BYTES_READ = 1024 * 1024;

/** The last lines of one container, 64 KiB at most; `absent` when there was no such run. */
export async function readLog(
  api: Api,
  pod: Ref,
  container: string,
  run: 'current' | 'previous',
): Promise<Fact<readonly LogLine[]>> {
  const found = await api.find('Pod');
  if (found.is !== 'known') return { is: 'unknown', why: 'no-answer' };
  if (!pod.namespace || !canBeNames(pod.namespace, pod.name)) return { is: 'absent' };

  const reply = await ask(api, pathOf(found.resource, { ...pod, sub: 'log' }), {
    container,
    previous: String(run === 'previous'),
    timestamps: 'true',
    tailLines: String(LOG_LINES),
    limitBytes: String(LOG_BYTES_READ),
  });
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  if (reply.status === 200) return { is: 'known', value: logLines(endOf(reply.body)) };
  const isNone = reply.status === 404 || NO_LOG.test(statusOf(reply).message);
  return isNone ? { is: 'absent' } : { is: 'unknown', why: 'expired' };
}

/** The last 64 KiB, from the beginning of a line. */
function endOf(text: string): string {
  if (text.length <= LOG_BYTES) return text;
  const end = text.slice(-LOG_BYTES);
  return end.slice(end.indexOf('\n') + 1);
}
