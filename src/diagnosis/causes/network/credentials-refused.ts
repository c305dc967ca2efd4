import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';

/** `secretName` and `key` tell what holds the credential, as far as the pod says; values are never read. */
type CredentialsRefused = Readonly<{
  caller: string;
  user?: string;
  peer?: string;
  secretName?: string;
  key?: string;
  setting?: string;
}>;

type Held = Readonly<{ secret?: Ref; key?: string; setting: string; evidence: Evidence }>;

const CREDENTIAL = /PASS|PWD|PASSWORD|TOKEN|SECRET|CREDENTIAL|URL$|URI$|DSN$/i;

/** A server answers, and refuses the user or password that a container gives. */
export const credentialsRefused: Cause<CredentialsRefused> = {
  id: 'network/credentials-refused',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (reach?.failure.kind !== 'auth-refused') return;
    const { on, pod, container, failure, said } = reach;
    const held = credentialOf(pod, container);
    const service = failure.host ? serviceAt(failure.host, on.namespace ?? '', world) : undefined;
    const peer = service?.metadata?.name ?? failure.host;
    yield {
      subject: held?.secret ?? accountableFor(on, world).subject,
      params: {
        caller: on.name,
        ...(failure.user && { user: failure.user }),
        ...(peer && { peer }),
        ...(held && { setting: held.setting }),
        ...(held?.secret && { secretName: held.secret.name }),
        ...(held?.key && { key: held.key }),
      },
      evidence: [said, ...(held ? [held.evidence] : [])],
      // The server's refusal is a fact; which of the two ends holds the wrong password is not.
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, { caller, user, peer, secretName, key, setting }) => ({
      title: secretName
        ? `the credential in Secret \`${name}\` is refused`
        : `\`${name}\`: its credential is refused`,
      sentence: `${peer ? `\`${peer}\`` : 'The server'} refuses the login of \`${caller}\`${user ? ` as user \`${user}\`` : ''}: authentication failed.${
        secretName
          ? ` The password comes from Secret \`${secretName}\`${key ? `, key \`${key}\`` : ''}.`
          : ` This is about \`${name}\`${setting ? `, setting \`${setting}\`` : ''}.`
      }`,
      so: 'The server was reached and answered, so network and DNS work. Both ends have to hold the same user and password; kubewhy reads no Secret, so it cannot say which one is wrong.',
      ...(setting && { detail: `The container gets it as \`${setting}\`.` }),
    }),
    ko: ({ name }, { caller, user, peer, secretName, key, setting }) => ({
      title: secretName
        ? `\`${name}\` Secret 객체의 자격 증명이 거부됩니다`
        : `\`${name}\` 워크로드의 자격 증명이 거부됩니다`,
      sentence: `${peer ? `\`${peer}\` 서버` : '서버'}가 \`${caller}\` 파드의 로그인을 거부합니다${user ? `(사용자 \`${user}\`)` : ''}. 인증 실패(authentication failed)입니다.${
        secretName
          ? ` 비밀번호는 \`${secretName}\` Secret 객체${key ? `의 \`${key}\` 키` : ''}에서 옵니다.`
          : ` 대상은 \`${name}\` 워크로드${setting ? `의 \`${setting}\` 설정` : ''}입니다.`
      }`,
      so: '서버가 응답했으므로 네트워크와 DNS는 정상입니다. 양쪽의 사용자와 비밀번호가 같아야 합니다. kubewhy는 Secret을 읽지 않으므로 어느 쪽이 틀렸는지는 알 수 없습니다.',
      ...(setting && { detail: `컨테이너는 이 값을 \`${setting}\` 변수로 받습니다.` }),
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Give both ends the same credential',
      text: `Compare who set the credential of \`${name}\` last on either side, set both to the same value, and restart the client: environment variables are read at its start. Change no password that others use as well.`,
      undo: 'Set the former credential again.',
    }),
    ko: ({ name }) => ({
      title: '양쪽의 자격 증명 맞추기',
      text: `\`${name}\` 쪽과 서버 쪽에서 자격 증명을 마지막으로 바꾼 사람을 확인해 같은 값으로 맞추고, 클라이언트를 다시 시작하십시오. 환경 변수는 시작할 때만 읽힙니다. 다른 곳에서도 쓰는 비밀번호는 바꾸지 마십시오.`,
      undo: '이전 자격 증명으로 되돌립니다.',
    }),
  },
};

/** The variable that holds the password, by its name: from a Secret rather than written out. */
function credentialOf(pod: Resource<'Pod'>, container: string): Held | undefined {
  const on = refTo('Pod', pod);
  const index = (pod.spec?.containers ?? []).findIndex(({ name }) => name === container);
  const { env = [], envFrom = [] } = pod.spec?.containers[index] ?? {};
  const at = `/spec/containers/${index}`;
  const secret = (name: string): Ref => ({
    kind: 'Secret',
    name,
    ...(on.namespace && { namespace: on.namespace }),
  });

  const named = env.flatMap(({ name: setting, valueFrom }, nth): Held[] => {
    if (!CREDENTIAL.test(setting)) return [];
    const { name, key = '' } = valueFrom?.secretKeyRef ?? {};
    const path = name ? `valueFrom/secretKeyRef/name` : 'name';
    const evidence = {
      source: 'field',
      on,
      path: `${at}/env/${nth}/${path}`,
      quote: name ?? setting,
    } as const;
    return [{ setting, evidence, ...(name && { secret: secret(name), key }) }];
  });
  const sources = envFrom.flatMap(({ secretRef }, nth): Held[] => {
    const { name } = secretRef ?? {};
    if (!name) return [];
    const path = `${at}/envFrom/${nth}/secretRef/name`;
    const evidence = { source: 'field', on, path, quote: name } as const;
    return [{ setting: 'envFrom', evidence, secret: secret(name) }];
  });
  const held = [...named.filter((one) => one.secret), ...sources];
  return held.length > 0
    ? (held.find(({ setting }) => /PASS|PWD/i.test(setting)) ?? held[0])
    : named[0];
}
