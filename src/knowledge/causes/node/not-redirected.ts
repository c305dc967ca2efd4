import type { Aside } from '../../../domain/audience.ts';
import type { Cause, World } from '../../../domain/model.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { networkPlugins } from '../../../readings/nodes/network-plugins.ts';
import { isHeldUp, isReady } from '../../../readings/pods/pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { tableOf } from '../../../text/table-of.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf } from '../../signs/logs/crashes.ts';
import { networkAgents } from './signs/network-agents.ts';

/** `agent`: the pod of the plugin on the node. */
type NotRedirected = Readonly<{
  check: string;
  plugin: string;
  exitCode: number;
  node: string;
  agent?: Aside & Readonly<{ isUp: boolean }>;
}>;

/** The init containers by which a mesh checks what its network plugin (CNI) has set up, and how they end where that is missing. */
const CHECKS: Readonly<Record<string, readonly [plugin: string, exitCode: number]>> = tableOf({
  'istio-validation': ['istio-cni', 126], // Istio: what the repair controller of istio-cni looks for
  'linkerd-network-validator': ['linkerd-cni', 95], // Linkerd: the same of linkerd-cni
});

/** A pod was made before the network plugin of its mesh was ready on its node: nothing sends its traffic to its sidecar. */
export const notRedirected: Cause<NotRedirected, 'Pod'> = {
  id: 'node/not-redirected',
  of: ['Pod'],
  explains: CRASHES,
  refines: ['network/cannot-reach'],

  *explain(symptom, world, pod) {
    const crash = failureOf(symptom, world);
    const [plugin, exitCode] = (crash?.isInit && CHECKS[crash.container.name]) || [];
    const node = pod.spec?.nodeName;
    if (!crash || !plugin || crash.run.exitCode !== exitCode || !node) return;

    const { on } = crash;
    const agent = agentOn(node, plugin, world);
    const isIll = agent !== undefined && isHeldUp(agent, world.now);
    yield {
      subject: on,
      params: {
        check: crash.container.name,
        plugin,
        exitCode,
        node,
        ...(agent && { agent: { about: podRef(agent), isUp: isReady(agent) } }),
      },
      evidence: [exitOf(crash), quotedField(on, '/spec/nodeName', node)],
      strength: 'fits', // the check tells that rules are missing, not why
      restsOn: [on],
      ...(isIll && { because: { at: podRef(agent), edge: podToNode.id, ifIll: true as const } }),
    };
  },

  text: {
    en: ({ name }, { check, plugin, exitCode, node, agent }) => ({
      title: `\`${name}\`: ${plugin} has not set up its network rules`,
      sentence: `The init container \`${check}\` of \`${name}\` ends with exit code ${exitCode}: nothing sends the pod's traffic to its sidecar. So it is where a pod starts on a node (\`${node}\`) before ${plugin} is ready there${agent === undefined ? '' : agent.isUp ? ', which it is by now' : ', which it is not yet'}.`,
      so: 'Its restarts do not help: the rules are set up when a pod is made.',
    }),
    ko: ({ name }, { check, plugin, exitCode, node, agent }) => ({
      title: `\`${name}\`: ${plugin} 플러그인이 네트워크 규칙을 만들지 않았습니다`,
      sentence: `\`${name}\` 파드의 \`${check}\` 초기화 컨테이너가 종료 코드 ${exitCode} 값으로 끝납니다. 파드의 트래픽이 사이드카로 가지 않습니다. 파드가 노드(\`${node}\`)에서 ${plugin} 플러그인보다 먼저 시작하면 이렇게 됩니다${agent === undefined ? '' : agent.isUp ? '. 플러그인은 지금은 준비되었습니다' : '. 플러그인은 아직 준비되지 않았습니다'}.`,
      so: '규칙은 파드를 만들 때 적용되므로, 컨테이너 재시작으로는 해결되지 않습니다.',
    }),
  },

  advice: {
    en: ({ name }, { plugin, node, agent }) => ({
      title: agent?.isUp ? 'Delete the pod' : `Delete the pod once ${plugin} is Ready there`,
      text: `${agent?.isUp ? 'Delete' : `See that the DaemonSet pod of ${plugin} on \`${node}\`${at(agent)} is Ready, then delete`} \`${name}\`: its controller makes another, which gets its rules. Where ${plugin} runs its repair controller, that fixes it by itself. Where a new pod fails alike, read the log of the plugin's pod on \`${node}\`${at(agent)}.`,
    }),
    ko: ({ name }, { plugin, node, agent }) => ({
      title: agent?.isUp ? '파드 삭제' : `${plugin} 플러그인이 Ready 상태가 된 뒤 파드 삭제`,
      text: `${agent?.isUp ? '' : `\`${node}\` 노드의 ${plugin} DaemonSet 파드${at(agent)}가 Ready 상태인지 확인하십시오. `}\`${name}\` 파드를 삭제하면 컨트롤러가 다시 만들며, 그때 규칙이 적용됩니다. ${plugin} 플러그인의 복구 컨트롤러가 켜져 있으면 스스로 처리합니다. 새 파드도 실패하면 \`${node}\` 노드의 플러그인 파드${at(agent)}의 로그를 확인하십시오.`,
    }),
    commandOnly: 'changes-live',
    command: (subject, { agent }) => (agent?.isUp ? kubectl('delete', subject) : undefined),
  },
};

function agentOn(node: string, plugin: string, world: World) {
  const agents = networkAgents(node, world, `"${plugin}"`).filter(({ metadata }) =>
    metadata?.name?.startsWith(networkPlugins[plugin] ?? plugin),
  );
  return agents.find((one) => isHeldUp(one, world.now)) ?? agents[0];
}

function at(agent: Aside | undefined): string {
  return agent ? ` (\`${agent.about.namespace}/${agent.about.name}\`)` : '';
}
