import { isA } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../value-at.ts';

type Params = Readonly<{ peer: string; port: number; policy: string }>;

/** Takes plain text at one port of one workload, and leaves STRICT everywhere else. In words: it lowers a protection. */
export const exceptPort: Remedy<Params> = {
  id: 'network/except-port',
  answers: ['network/strict-mtls'],
  isWordsOnly: true,

  *propose({ subject, params: found }, world) {
    const [peer, port] = [valueAt(found, '/peer'), valueAt(found, '/port')];
    if (typeof peer !== 'string' || typeof port !== 'number') return;
    const ref = {
      kind: 'Pod',
      name: peer,
      ...(subject.namespace && { namespace: subject.namespace }),
    };
    const fact = isA('Pod', ref) ? world.get(ref) : undefined;
    const app = fact?.is === 'known' ? fact.value.metadata?.labels?.['app'] : undefined;
    const selector = app ? `{ app: ${app} }` : '{ … }';
    const policy = [
      'apiVersion: security.istio.io/v1',
      'kind: PeerAuthentication',
      `metadata: { name: ${app ?? 'workload'}-from-ingress, namespace: ${subject.namespace ?? ''} }`,
      'spec:',
      `  selector: { matchLabels: ${selector} }`,
      '  mtls: { mode: STRICT }',
      `  portLevelMtls: { "${port}": { mode: PERMISSIVE } }`,
    ].join('\n');
    yield { kind: 'manual', risk: 'none', params: { peer, port, policy } };
  },

  inWords: ({ peer, port, policy }, lang) =>
    ({
      en: {
        title: `Take plain text at port ${port} of this workload only`,
        text: `Add a policy for the workload of \`${peer}\`; all else stays STRICT. Or give the caller a sidecar, which keeps STRICT everywhere. Neither delete the namespace's policy nor make it PERMISSIVE.`,
        lines: policy.split('\n'),
        undo: 'Delete the added policy.',
      },
      ko: {
        title: `이 워크로드의 ${port} 포트에서만 평문 허용`,
        text: `\`${peer}\` 파드의 워크로드에만 정책을 추가하고 나머지는 STRICT 상태로 둡니다. 또는 호출하는 쪽에 사이드카를 넣으면 모두 STRICT 상태를 유지합니다. 네임스페이스의 정책을 지우거나 PERMISSIVE 값으로 바꾸지 마십시오.`,
        lines: policy.split('\n'),
        undo: '추가한 정책을 삭제합니다.',
      },
    })[lang],
};
