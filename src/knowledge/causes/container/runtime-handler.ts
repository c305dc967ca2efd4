import type { Cause, Evidence, Ref } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { isWithin } from '../../../readings/time.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type NoHandler = Readonly<{ pod: string; node: string; handler: string }>;

/** containerd; CRI-O. */
const PATTERNS = [
  /no runtime for "(?<handler>[^"]+)" is configured/,
  /failed to find runtime handler (?<handler>\S+) from runtime list/,
];

/** The RuntimeClass of a pod names a handler that the container runtime of its node does not have. */
export const runtimeHandler: Cause<NoHandler, 'Pod'> = {
  id: 'container/runtime-handler',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready'],

  *explain({ on }, world, { spec }) {
    const name = spec?.runtimeClassName;
    if (!name) return;

    const [said] = eventsSaying(['FailedCreatePodSandBox'], on, world);
    const handler = said && handlerIn(said.quote);
    if (!said || !handler || !isWithin(REPEATED_MS, said.at, world.now)) return;

    const subject: Ref<'node.k8s.io/RuntimeClass'> = { kind: 'node.k8s.io/RuntimeClass', name };
    const fact = world.get(subject);
    if (fact.is === 'known' && fact.value.handler !== handler) return; // it has been changed since
    const field: Evidence = quotedField(subject, '/handler', handler);
    yield {
      subject,
      params: { pod: on.name, node: spec?.nodeName ?? '', handler },
      evidence: [
        said,
        quotedField(on, '/spec/runtimeClassName', name),
        ...(fact.is === 'known' ? [field] : []),
      ],
      strength: 'entails',
      restsOn: [on, subject],
    };
  },

  text: {
    en: ({ name }, { pod, node, handler }) => ({
      title: `RuntimeClass \`${name}\`: handler \`${handler}\` is not configured on node \`${node}\``,
      sentence: `\`${pod}\` asks for RuntimeClass \`${name}\`, whose handler \`${handler}\` is not configured in the container runtime of node \`${node}\`, so no sandbox is made for the pod.`,
      so: 'It stays so until the handler is installed there, the RuntimeClass keeps its pods to nodes that have it (`scheduling.nodeSelector`), or the pod asks for another class.',
    }),
    ko: ({ name }, { pod, node, handler }) => ({
      title: `RuntimeClass \`${name}\`: \`${handler}\` 핸들러가 \`${node}\` 노드에 없습니다`,
      sentence: `\`${pod}\` 파드의 RuntimeClass \`${name}\` 객체는 \`${handler}\` 핸들러를 쓰는데, \`${node}\` 노드의 컨테이너 런타임에 설정되어 있지 않아 파드 샌드박스를 만들 수 없습니다.`,
      so: '그 노드에 핸들러를 설치하거나, RuntimeClass의 `scheduling.nodeSelector`로 핸들러가 있는 노드만 쓰거나, 파드가 다른 클래스를 써야 풀립니다.',
    }),
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Or install the handler on the nodes',
            text: `Configure the handler of RuntimeClass \`${name}\` in the container runtime of every node that may run such pods, or set \`scheduling.nodeSelector\` in the class.`,
          },
          ko: {
            title: '또는 노드에 핸들러 설치',
            text: `이런 파드가 실행될 모든 노드의 컨테이너 런타임에 RuntimeClass \`${name}\` 객체의 핸들러를 설정하거나, 클래스에 \`scheduling.nodeSelector\` 항목을 두십시오.`,
          },
        },
      ],
      en: {
        title: 'Install the handler, or keep the pods to nodes that have it',
        text: 'Without `runtimeClassName` the pod runs with the default runtime, and without the isolation that was meant.',
      },
      ko: {
        title: '핸들러 설치 또는 해당 노드로 제한',
        text: '`runtimeClassName` 항목을 빼면 기본 런타임으로 실행되며 의도한 격리는 없어집니다.',
      },
    }),
  },
};

function handlerIn(text: string): string | undefined {
  return PATTERNS.map((pattern) => pattern.exec(text)?.groups?.['handler']).find(Boolean);
}
