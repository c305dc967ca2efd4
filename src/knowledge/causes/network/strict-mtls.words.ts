import type { Cause, Ref } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';

/**
 * `since` is when the policy was made, `first` when the first failure was written; `app` is the
 * peer's label.
 */
export type StrictMtls = Readonly<{
  caller: string;
  peer: string;
  port: number;
  app?: string;
  isWide: boolean;
  since?: string;
  first?: string;
}>;

/** A call in plain text that STRICT mutual TLS shuts out, in words. */
export const strictMtlsWords: Pick<Cause<StrictMtls>, 'text' | 'advice'> = {
  text: {
    en: ({ name, namespace }, { caller, peer, port, isWide, since, first }) => ({
      title: `PeerAuthentication \`${namespace}/${name}\` (STRICT) shuts out \`${caller}\``,
      sentence: `PeerAuthentication \`${namespace}/${name}\` demands STRICT mutual TLS${isWide ? ' of the whole namespace' : ''}, so the sidecar of \`${peer}\` resets plain connections to port ${port}. The caller \`${caller}\` has no \`istio-proxy\` sidecar and speaks plain text.`,
      state: '502 Bad Gateway',
      so: `The policy decides, not the pods: restarting them changes nothing.${since ? ` The policy dates from ${timeWord(since)}${first ? `, the first failure seen from ${timeWord(first)}` : ''}.` : ''}`,
    }),
    ko: ({ name, namespace }, { caller, peer, port, isWide, since, first }) => ({
      title: `\`${namespace}/${name}\` PeerAuthentication(STRICT) 정책이 \`${caller}\` 파드를 막습니다`,
      sentence: `\`${namespace}/${name}\` PeerAuthentication 정책이 ${isWide ? '네임스페이스 전체에 ' : ''}STRICT 상호 TLS를 요구하므로 \`${peer}\` 파드의 사이드카가 ${port} 포트의 평문 연결을 끊습니다. 호출하는 \`${caller}\` 파드에는 \`istio-proxy\` 사이드카가 없어 평문으로 말합니다.`,
      state: '502 Bad Gateway',
      so: `파드가 아니라 정책이 막으므로 다시 시작해도 달라지지 않습니다.${since ? ` 정책 생성 시각은 ${timeWord(since)}${first ? `, 처음 확인된 실패는 ${timeWord(first)}` : ''}입니다.` : ''}`,
    }),
  },

  advice: {
    en: (policy, params) => ({
      title: `Take plain text at port ${params.port} of this workload only`,
      text: `Add a policy for the workload of \`${params.peer}\`; all else stays STRICT. Or give the caller a sidecar, which keeps STRICT everywhere. Neither delete the namespace's policy nor make it PERMISSIVE.`,
      lines: exceptionFor(policy, params),
      undo: 'Delete the added policy.',
    }),
    ko: (policy, params) => ({
      title: `이 워크로드의 ${params.port} 포트에서만 평문 허용`,
      text: `\`${params.peer}\` 파드의 워크로드에만 정책을 추가하고 나머지는 STRICT 상태로 둡니다. 또는 호출하는 쪽에 사이드카를 넣으면 모두 STRICT 상태를 유지합니다. 네임스페이스의 정책을 지우거나 PERMISSIVE 값으로 바꾸지 마십시오.`,
      lines: exceptionFor(policy, params),
      undo: '추가한 정책을 삭제합니다.',
    }),
  },
};

/** Leaves STRICT at all other ports, and everywhere else. */
function exceptionFor({ namespace = '' }: Ref, { app, port }: StrictMtls): readonly string[] {
  return [
    'apiVersion: security.istio.io/v1',
    'kind: PeerAuthentication',
    `metadata: { name: ${app ?? 'workload'}-from-ingress, namespace: ${namespace} }`,
    'spec:',
    `  selector: { matchLabels: ${app ? `{ app: ${app} }` : '{ … }'} }`,
    '  mtls: { mode: STRICT }',
    `  portLevelMtls: { "${port}": { mode: PERMISSIVE } }`,
  ];
}
