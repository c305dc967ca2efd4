import type { Wants } from '../../domain/errors.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
// Why there is no answer, and what the person can do about it.

/** Nothing of that name, and what is named nearly so. */
export const noSuchTarget: Text<[target: string, nearest: readonly string[]]> = {
  en: (target, nearest) =>
    nearest.length > 0
      ? `There is no ${target}, nor any trace of it. Nearest names: ${nearest.join(', ')}.`
      : `There is no ${target}, nor any trace of it. Check the name and the namespace (-n).${target.includes('/') ? '' : ' Autoscalers, Ingresses, ConfigMaps and the like are looked for by kind and name, as in hpa/web.'}`,
  ko: (target, nearest) =>
    nearest.length > 0
      ? `${target} 대상을 찾지 못했고 흔적도 없습니다. 비슷한 이름: ${nearest.join(', ')}`
      : `${target} 대상을 찾지 못했고 흔적도 없습니다. 이름과 네임스페이스(-n)를 확인하십시오.${target.includes('/') ? '' : ' 오토스케일러, Ingress, ConfigMap 같은 대상은 hpa/web처럼 종류도 적어야 찾습니다.'}`,
};

/** What was asked for by its name is a namespace; `command` says all that is wrong there. */
export const isNamespace: Text<[name: string, command: string]> = {
  en: (name, command) => `${name} is a namespace. What is wrong in it: \`${command}\`.`,
  ko: (name, command) => `${name} 이름은 네임스페이스입니다. 그 안의 문제 보기: \`${command}\``,
};

/** A question begins with what is neither a kind nor a namespace. */
export const unknownKind: Text<[word: string, nearest: readonly string[]]> = {
  en: (word, nearest) =>
    `kubewhy knows no kind ${word}, and there is no namespace of that name. ${nearest.length > 0 ? `Nearest kinds: ${nearest.join(', ')}.` : 'Write the kind and the name, as in deployment/web, or only the name.'}`,
  ko: (word, nearest) =>
    `${word} 종류를 알지 못하며, 그런 이름의 네임스페이스도 없습니다. ${nearest.length > 0 ? `비슷한 종류: ${nearest.join(', ')}` : 'deployment/web처럼 종류와 이름을 쓰거나 이름만 쓰십시오.'}`,
};

/** A namespace that does not exist. */
export const unknownNamespace: Text<[namespace: string, nearest: readonly string[]]> = {
  en: (namespace, nearest) =>
    `There is no namespace ${namespace}. ${nearest.length > 0 ? `Perhaps one of these: ${nearest.join(', ')}.` : 'kubectl get namespaces lists those that there are.'}`,
  ko: (namespace, nearest) =>
    `${namespace} 네임스페이스가 없습니다. ${nearest.length > 0 ? `혹시 이 중 하나입니까: ${nearest.join(', ')}` : '있는 네임스페이스는 kubectl get namespaces 명령으로 볼 수 있습니다.'}`,
};

/** Several objects of that name. */
export const ambiguousTarget: Text<[target: string, candidates: readonly string[]]> = {
  en: (target, candidates) =>
    `${target} may mean several objects: ${candidates.join(', ')}. Name one of them.`,
  ko: (target, candidates) =>
    `${target} 이름에 맞는 대상이 여럿입니다: ${candidates.join(', ')}. 하나를 골라 주십시오.`,
};

/** kubewhy could not list the kinds among which it would have to look for a name. */
export const searchRefused: Text<
  [target: string, kinds: readonly string[], said: Readonly<{ reason: string; isRefused: boolean }>]
> = {
  en: (target, kinds, { reason, isRefused }) =>
    `Whether there is a ${target} is not known: kubewhy could not list ${kinds.join(', ')} (${reason}). ${isRefused ? `Name the kind and the namespace, as in pod/${target} -n <namespace>, or allow its ServiceAccount to list them.` : 'Ask again in a moment.'}`,
  ko: (target, kinds, { reason, isRefused }) =>
    `${target} 대상이 있는지 알 수 없습니다. kubewhy가 다음 종류의 목록을 읽지 못했습니다: ${kinds.join(', ')} (${reason}). ${isRefused ? `pod/${target} -n <namespace>처럼 종류와 네임스페이스를 지정하거나, kubewhy의 ServiceAccount에 목록 조회 권한을 주십시오.` : '잠시 후 다시 질문하십시오.'}`,
};

/** The cluster did not answer; `detail` says how that showed and what to look at. */
export const unreachable: Text<[cluster: string, detail: string]> = {
  en: (cluster, detail) => `Cluster ${cluster} did not answer. Ask again in a moment. ${detail}`,
  ko: (cluster, detail) =>
    `${cluster} 클러스터가 응답하지 않았습니다. 잠시 후 다시 질문하십시오. ${detail}`,
};

/** The API server answers nobody since then; it is asked again all the time. */
export const silentSince: Text<[cluster: string, time: string]> = {
  en: (cluster, time) =>
    `The API server of ${cluster} has not answered since ${time}. Look at the control plane itself; kubewhy tries again every few seconds.`,
  ko: (cluster, time) =>
    `${cluster} 클러스터의 API 서버가 ${time}부터 응답하지 않습니다. 컨트롤 플레인을 직접 확인하십시오. kubewhy는 몇 초마다 다시 시도합니다.`,
};

/** Who asks there may not be told. */
export const notShownHere: Text<[what: string]> = {
  en: (what) =>
    `${what} is not shown here. \`read\` in kubewhy.yaml says what a channel may see; in a direct message it is what your own Kubernetes user may read (\`people\`).`,
  ko: (what) =>
    `여기에는 ${what} 정보를 표시하지 않습니다. 채널에서 볼 수 있는 것은 kubewhy.yaml 파일의 \`read\` 항목이, 다이렉트 메시지에서는 본인의 Kubernetes 사용자 권한(\`people\`)이 정합니다.`,
};
/** What a scan would be about, for the same. */
export const whole: Text<[namespace: string | undefined]> = {
  en: (namespace) => (namespace ? `Namespace \`${namespace}\`` : 'The whole cluster'),
  ko: (namespace) => (namespace ? `\`${namespace}\` 네임스페이스` : '클러스터 전체'),
};
/** Troubles that a scan found and does not show. */
export const hiddenTroubles: Readonly<{ what: Text<[count: number]>; why: Text<[]> }> = {
  what: {
    en: (count) => (count === 1 ? 'one more trouble' : `${count} more troubles`),
    ko: (count) => `그 밖의 문제 ${count}건`,
  },
  why: { en: () => 'not shown here', ko: () => '여기에 표시하지 않음' },
};

/** An alert that names no object. */
export const alertWithoutTarget: Text<[alert: string]> = {
  en: (alert) => `The labels of alert ${alert} name no object that kubewhy can look at.`,
  ko: (alert) => `${alert} 알림의 레이블에 kubewhy가 살펴볼 수 있는 대상이 없습니다.`,
};

/** An alert whose labels name something that this cluster does not have. */
export const alertWithoutObject: Text<[alert: string]> = {
  en: (alert) =>
    `There is no object in this cluster that the labels of alert ${alert} name, nor any trace of one.`,
  ko: (alert) => `이 클러스터에는 ${alert} 알림의 레이블이 가리키는 대상이 없고 흔적도 없습니다.`,
};

/** An alert about a cluster that is not ours. */
export const alertOfOther: Text<[named: string, own: string]> = {
  en: (named, own) =>
    `This alert is about cluster \`${named}\`, and kubewhy here only looks at \`${own}\` (\`cluster.name\` in kubewhy.yaml).`,
  ko: (named, own) =>
    `이 알림은 \`${named}\` 클러스터에 대한 것이며, 여기의 kubewhy는 \`${own}\` 클러스터만 살펴봅니다(kubewhy.yaml 파일의 \`cluster.name\` 설정).`,
};

/** The engine was ended before it was done. */
export const cutOff: Text<[seconds: number]> = {
  en: (seconds) =>
    `This took longer than ${seconds} s and was cut off. Ask about less: one object, or one namespace. What makes it slow is a bug, or a cluster that answers slowly.`,
  ko: (seconds) =>
    `${seconds}초가 지나도 끝나지 않아 중단했습니다. 대상 하나나 네임스페이스 하나로 범위를 줄여 질문하십시오. 느린 원인은 kubewhy의 버그이거나 응답이 느린 클러스터입니다.`,
};

/** A value that was chosen for a fix cannot stand there. */
export const badValue: Text<
  [input: string, value: string, wants: Wants, options: readonly string[]]
> = {
  en: (input, value, wants, options) =>
    `${value === '' ? `${input} is blank` : `${input}: "${value}" cannot stand there`}. ${wantedWords(wants, 'en')}${options.length > 0 ? ` ${options.join(', ')}.` : ''} Nothing was sent.`,
  ko: (input, value, wants, options) =>
    `${value === '' ? `${input} 값이 비어 있습니다` : `${input}: "${value}" 값은 쓸 수 없습니다`}. ${wantedWords(wants, 'ko')}${options.length > 0 ? ` ${options.join(', ')}.` : ''} 아무것도 보내지 않았습니다.`,
};
/** What another version of kubewhy asks for has no words here. */
function wantedWords(wants: Wants, lang: Lang): string {
  return Object.hasOwn(WANTS, wants) ? WANTS[wants][lang] : '';
}
const WANTS: Readonly<Record<Wants, Bilingual>> = {
  blank: { en: 'Choose a value.', ko: '값을 고르십시오.' },
  image: {
    en: 'Write an image, such as registry.example.com/shop/web:1.2.',
    ko: 'registry.example.com/shop/web:1.2 같은 이미지를 쓰십시오.',
  },
  quantity: {
    en: 'Write a quantity, such as 256Mi or 500m.',
    ko: '256Mi, 500m 같은 수량을 쓰십시오.',
  },
  number: { en: 'Write a whole number.', ko: '정수를 쓰십시오.' },
  duration: { en: 'Write a duration, such as 90s or 5m.', ko: '90s, 5m 같은 시간을 쓰십시오.' },
  text: { en: 'Write up to 1,000 characters.', ko: '1,000자까지 쓸 수 있습니다.' },
  'too-little': { en: 'It has to be more than what ran out:', ko: '모자랐던 값보다 커야 합니다:' },
  'largest-node': {
    en: 'No node has as much. The largest has',
    ko: '그만큼 가진 노드가 없습니다. 가장 큰 노드의 양:',
  },
  range: { en: 'It has to be a number within', ko: '이 범위의 수여야 합니다:' },
  beyond: {
    en: 'It is not among the values that this field may be given.',
    ko: '이 필드에 넣을 수 있는 값이 아닙니다.',
  },
  schedule: {
    en: 'Write five fields that name a time that comes, such as 30 2 28 * *.',
    ko: '30 2 28 * * 처럼 실제로 오는 시각을 나타내는 다섯 필드를 쓰십시오.',
  },
  'object-name': {
    en: 'Write the name of an object: lower case letters, digits, "-" and ".".',
    ko: '객체 이름을 쓰십시오. 영문 소문자, 숫자, "-", "."만 쓸 수 있습니다.',
  },
  same: { en: 'It would change nothing.', ko: '아무것도 바뀌지 않습니다.' },
  name: { en: 'These exist:', ko: '있는 것:' },
  input: { en: 'The fix asks for:', ko: '이 해결책이 묻는 값:' },
};

/** The time in which a change should have shown its effect is over. */
export const notReachedInTime: Text<[minutes: number, state: string]> = {
  en: (minutes, state) =>
    `Not reached within ${minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`}. ${state}`,
  ko: (minutes, state) =>
    `${minutes < 60 ? `${minutes}분` : `${minutes / 60}시간`} 안에 목표에 도달하지 못했습니다. ${state}`,
};

/** A payload of several alerts, of which the first is answered. */
export const alsoInPayload: Text<[asked: string, others: readonly string[]]> = {
  en: (asked, others) => `Answering about ${asked}. The payload also names ${others.join(', ')}.`,
  ko: (asked, others) =>
    `${asked} 대상에 대해 답합니다. 페이로드에는 다음 대상도 있습니다: ${others.join(', ')}`,
};

/** What was asked about makes no pods in revisions. */
export const noUpdate: Text<[name: string]> = {
  en: (name) =>
    `${name} has no update to show: name a Rollout, Deployment, StatefulSet or DaemonSet, or one of its pods.`,
  ko: (name) =>
    `${name} 객체에는 보여 줄 업데이트가 없습니다. Rollout, Deployment, StatefulSet, DaemonSet 또는 그 파드를 지정하십시오.`,
};
