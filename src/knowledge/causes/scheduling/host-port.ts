import { hostPortsOf } from '../../../simulator/filters/host-ports.ts';
import { counted } from '../../../text/counted.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { podWords } from '../../words/pod-words.ts';
import { fewerReplicas } from './placement/fewer-replicas.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { preemptionOutlook, type Outlook } from './placement/preemption-outlook.ts';
import { roomFor } from './placement/room-for.ts';
import { fewerOrMoreRoomWords, type Fewer } from './words/more-room-words.ts';

type TakenPorts = Readonly<{
  pod: string;
  ports: readonly number[];
  nodes: number; // where it would belong
  atMost?: number; // so many pods of the workload find a node
  fewer?: Fewer;
  outlook?: Outlook;
}>;

/** The host ports that a pod asks for are taken on every node where it belongs. */
export const hostPort = obstacleCause<TakenPorts>({
  id: 'scheduling/host-port',

  by: 'host-ports',

  find(blocked, world) {
    const { pod, ref, nodes } = blocked;
    const ports = hostPortsOf(pod).map(({ port }) => port);
    const atMost = roomFor(blocked, world);
    const fewer = fewerReplicas(blocked, world);
    const outlook = preemptionOutlook(blocked, world);
    const params = {
      pod: ref.name,
      ports,
      nodes: nodes.length,
      ...(atMost !== undefined && { atMost }),
      ...present({ fewer, outlook }),
    };
    return { params };
  },

  text: {
    en: ({ name }, { pod, ports, nodes, atMost }) => ({
      title: `\`${name}\`: host port ${ports.join(', ')} is taken`,
      sentence: `${podWords.en(pod, name)} needs host port ${ports.join(', ')}, which other pods hold on each of the ${nodes} nodes where it could run: a node has each port once.`,
      ...(atMost !== undefined && {
        so: `At most ${counted(atMost, 'replica')} of \`${name}\` can run on these nodes.`,
      }),
    }),
    ko: ({ name }, { pod, ports, nodes, atMost }) => ({
      title: `\`${name}\`: 호스트 포트 ${ports.join(', ')} 사용 중`,
      sentence: `${podWords.ko(pod, name)}는 호스트 포트 ${ports.join(', ')} 사용이 필요하지만, 갈 수 있는 노드 ${nodes}개에서 모두 다른 파드가 쓰고 있습니다. 노드마다 포트는 하나뿐입니다.`,
      ...(atMost !== undefined && {
        so: `이 노드들에서 \`${name}\` 레플리카는 최대 ${atMost}개만 실행됩니다.`,
      }),
    }),
  },

  advice: {
    doneBy: ['workload/fewer-replicas', 'autoscaling/lower-minimum'],
    choose: ({ name }, { fewer }) => fewerOrMoreRoomWords(name, fewer),

    command: (subject, { fewer }) => fewer && kubectl('scale', subject, `--replicas=${fewer.fits}`),
  },
});
