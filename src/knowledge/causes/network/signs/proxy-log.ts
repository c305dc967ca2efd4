import type { Ref, World } from '../../../../domain/model.ts';
import { logOfRun, type RunLog } from '../../../../readings/logs/logs.ts';
import { PROXY } from '../../../../readings/network/mesh.ts';

/** What stands further up is of before: a proxy writes a line for each request, and again what it still rejects. */
const RECENT_LINES = 50;

/** What the proxy of a pod has written last. */
export function recentlyOf(pod: Ref<'Pod'>, world: World): RunLog {
  const { lines, ...gap } = logOfRun(pod, PROXY, 'current', world);
  return { lines: lines.slice(-RECENT_LINES), ...gap };
}
