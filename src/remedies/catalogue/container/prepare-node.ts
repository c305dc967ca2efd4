import { wordsOnly } from '../../words/words-only.ts';

/** Either the node gets what the pod asks for, or the pod asks for what there is. */
export const prepareNode = wordsOnly('container/prepare-node', {
  'container/runtime-handler': {
    en: (name) => ({
      title: 'Install the handler, or keep the pods to nodes that have it',
      text: `Configure the handler of RuntimeClass \`${name}\` in the container runtime of every node that may run such pods, or set \`scheduling.nodeSelector\` in the class. Without \`runtimeClassName\` the pod runs with the default runtime, and without the isolation that was meant.`,
    }),
    ko: (name) => ({
      title: '핸들러 설치 또는 해당 노드로 제한',
      text: `이런 파드가 실행될 모든 노드의 컨테이너 런타임에 RuntimeClass \`${name}\` 객체의 핸들러를 설정하거나, 클래스에 \`scheduling.nodeSelector\` 항목을 두십시오. \`runtimeClassName\` 항목을 빼면 기본 런타임으로 실행되며 의도한 격리는 없어집니다.`,
    }),
  },
  'container/security-profile': {
    en: (name) => ({
      title: 'Put the profile on the nodes, or use RuntimeDefault',
      text: `Install the profile of \`${name}\` on every node that may run it, or set \`type: RuntimeDefault\`, which every runtime brings. Do not set \`Unconfined\`.`,
    }),
    ko: (name) => ({
      title: '노드에 프로필 설치 또는 RuntimeDefault 사용',
      text: `\`${name}\` 객체가 실행될 모든 노드에 프로필을 설치하거나, 모든 런타임에 있는 \`type: RuntimeDefault\` 설정을 쓰십시오. \`Unconfined\` 설정은 쓰지 마십시오.`,
    }),
  },
  'container/cannot-create': {
    en: (name) => ({
      title: 'Correct the container',
      text: `Correct in the pod template of \`${name}\` what the message names: \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\` or the memory limit. A name that is taken passes by itself, or when the pod is replaced.`,
    }),
    ko: (name) => ({
      title: '컨테이너 설정 수정',
      text: `\`${name}\` 파드 템플릿에서 메시지가 가리키는 \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\`, 메모리 제한 항목을 고치십시오. 이름 중복은 저절로 풀리거나 파드를 교체하면 풀립니다.`,
    }),
  },
  'pod/sysctl-forbidden': {
    en: (name) => ({
      title: 'Do without the sysctl, or allow it on some nodes',
      text: `Remove the sysctl from the pod template of \`${name}\`, or have the nodes that may run it allow it (\`allowedUnsafeSysctls\` of the kubelet) and keep the pods to them. It is called unsafe because it may affect other pods of the node.`,
    }),
    ko: (name) => ({
      title: 'sysctl 제거 또는 일부 노드에서 허용',
      text: `\`${name}\` 파드 템플릿에서 sysctl을 빼거나, 실행할 노드의 kubelet에서 허용하고(\`allowedUnsafeSysctls\`) 그 노드만 쓰게 하십시오. 같은 노드의 다른 파드에 영향을 줄 수 있어 안전하지 않은 것으로 분류됩니다.`,
    }),
  },
});
