import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { serviceToPod } from '../../../readings/edges/service-to-pod.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { workloadBehind } from '../../../readings/network/pod-makers.ts';
import { isOver, isReady } from '../../../readings/pods/pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';

/** `others` are further pods of the Service that are not Ready either. */
type ServiceWaitsForPods = Readonly<{ for: 'pod' | 'workload'; name: string; others: number }>;

/** A Service has no endpoint because the pods that it selects are not Ready, or have not been made. */
export const serviceWaitsForPods: Cause<ServiceWaitsForPods, 'Service'> = {
  id: 'network/service-waits-for-pods',
  of: ['Service'],
  explains: ['service-without-backends'],

  *explain({ on, evidence }, world, service) {
    const { pods } = selectedPods(refTo('Service', service), world);
    const wanted = pods.filter((pod) => !isOver(pod));
    if (wanted.some(isReady)) return;

    const [first, ...others] = wanted.map(podRef);
    const at = first ?? (pods.length === 0 ? workloadBehind(service, world)?.on : undefined);
    if (!at) return;
    yield {
      subject: on,
      params: { for: first ? 'pod' : 'workload', name: at.name, others: others.length },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on, at],
      because: { at, edge: serviceToPod.id },
    };
  },

  text: {
    en({ name }, { for: what, name: at, others }) {
      const more = others > 0 ? ` and ${others} more` : '';
      const why =
        what === 'pod'
          ? `The pods that it selects are not Ready: \`${at}\`${more}.`
          : `\`${at}\`, whose pods it selects, has none.`;
      return {
        title: `Service \`${name}\` has no ready endpoints`,
        sentence: `Service \`${name}\` has no ready endpoints. ${why}`,
      };
    },
    ko({ name }, { for: what, name: at, others }) {
      const more = others > 0 ? ` 외 ${others}개` : '';
      const why =
        what === 'pod'
          ? `선택한 \`${at}\` 파드${more}가 Ready 상태가 아닙니다.`
          : `선택할 파드를 만드는 \`${at}\` 워크로드에 파드가 없습니다.`;
      return {
        title: `\`${name}\` 서비스에 준비된 엔드포인트가 없습니다`,
        sentence: `\`${name}\` 서비스에 준비된 엔드포인트가 없습니다. ${why}`,
      };
    },
  },
};
