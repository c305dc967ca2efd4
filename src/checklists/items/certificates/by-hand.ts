import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import { fieldsAt } from '../../../readings/reports/fields.ts';
import { shell } from '../../../text/shell.ts';
import { resourceServing } from '../../../world/served-kinds.ts';
import { said } from '../../said.ts';

const CERTIFICATE = 'cert-manager.io/Certificate';

/** What an Ingress shows browsers is renewed by cert-manager; when any other ends only its Secret tells, which kubewhy does not read. */
export const byHand: ChecklistItem<'networking.k8s.io/Ingress'> = {
  id: 'certificates/by-hand',
  title: {
    en: 'Certificates of Ingresses are renewed by cert-manager',
    ko: 'Ingress 인증서를 cert-manager가 갱신합니다',
  },
  of: ['networking.k8s.io/Ingress'],

  *look({ metadata, spec }, world): Iterable<Mark> {
    const secrets = (spec?.tls ?? []).flatMap(({ secretName }) => secretName ?? []);
    if (secrets.length === 0) return;
    const { namespace = '' } = metadata ?? {};
    const kept = keptIn(namespace, world);
    const [first] = secrets.filter((one) => !kept.includes(one));
    if (first === undefined) return yield { is: 'pass' };
    const secret = shell`kubectl get secret ${first} -n ${namespace}`;
    yield {
      is: 'not-checked',
      says: said(WORDS, first),
      command: `${secret} -o jsonpath='{.data.tls\\.crt}' | base64 -d | openssl x509 -noout -enddate`,
    };
  },
};

function keptIn(namespace: string, world: World): readonly unknown[] {
  if (resourceServing(CERTIFICATE, world) === undefined) return [];
  return world
    .list(CERTIFICATE, { namespace })
    .items.flatMap((one) => fieldsAt(one, 'spec.secretName').map(({ value }) => value));
}

const WORDS: Text<[secret: string]> = {
  en: (secret) =>
    `No Certificate renews Secret \`${secret}\`, and kubewhy does not read Secrets: the command shows when it ends.`,
  ko: (secret) =>
    `Secret \`${secret}\`을(를) 갱신하는 Certificate가 없고 kubewhy는 Secret을 읽지 않습니다. 만료일은 아래 명령으로 볼 수 있습니다.`,
};
