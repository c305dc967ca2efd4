import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { eventsSaying } from '../../readings/events.ts';
import { EVENTS_KEPT_MS } from '../../readings/freshness.ts';
import { isReady, readinessSince } from '../../readings/pods/pods.ts';
import { isWithin, msIn } from '../../readings/time.ts';

/** `took` and `waited` are the kubelet's own words, such as "1m6.4s"; the latter has the wait for other pulls in it. */
type SlowPull = Readonly<{ image: string; node: string; took: string; waited?: string }>;

/** Below this nobody asks why a container is not there yet. */
const SLOW_MS = 30_000;
/** pkg/kubelet/images/image_manager.go; older kubelets end after the first duration. */
const PULLED =
  /^Successfully pulled image "(?<image>[^"]+)" in (?<took>[\d.hmsµn]+)(?: \((?<waited>[\d.hmsµn]+) including waiting\))?/;

/** A pod that is Ready had to wait for its image, and says how long that took. */
export const slowPull: Remarker<'Pod', SlowPull> = {
  id: 'image/slow-pull',
  of: ['Pod'],

  *remark(pod, world) {
    if (!isReady(pod) || !isWithin(EVENTS_KEPT_MS, readinessSince(pod), world.now)) return;
    for (const { quote } of eventsSaying(['Pulled'], refTo('Pod', pod), world)) {
      const { image, took, waited } = PULLED.exec(quote)?.groups ?? {};
      if (!image || !took || (msIn(waited ?? took) ?? 0) < SLOW_MS) continue;
      const node = pod.spec?.nodeName ?? '';
      yield { image, node, took, ...(waited && waited !== took && { waited }) };
      return;
    }
  },

  text: {
    en: ({ name }, { image, node, took, waited }) =>
      `Node \`${node}\` pulled \`${image}\` for \`${name}\` in ${took}${waited ? ` (${waited} with the wait for other pulls)` : ''}, which is over. If that is always too slow: pull it beforehand, or from a mirror nearby.`,
    ko: ({ name }, { image, node, took, waited }) =>
      `\`${node}\` 노드가 \`${name}\` 파드의 \`${image}\` 이미지를 받는 데 ${took} 걸렸고${waited ? `(다른 이미지를 기다린 시간까지 ${waited})` : ''} 이미 끝났습니다. 늘 느리다면 미리 받아 두거나 가까운 미러를 쓰십시오.`,
  },
};
