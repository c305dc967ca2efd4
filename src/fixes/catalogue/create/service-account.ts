import { serviceAccount } from '../../../carry-out/reach/made/service-account.ts';
import { missingReference } from '../../../knowledge/causes/creation/missing-reference.ts';
import type { NotFound } from '../../../knowledge/references/not-found.words.ts';
import { shell } from '../../../text/shell.ts';
import { creation } from '../../change/creation.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { createdFor } from './created-for.ts';

type CreatedAccount = Readonly<{ name: string; namespace: string; by: string }>;

/** Makes the ServiceAccount that a pod template names: without any right, unless a binding names it already. */
export const createServiceAccount: WritingRemedy<CreatedAccount, NotFound> = {
  id: 'create/service-account',
  answers: [missingReference],

  *propose(finding, world) {
    const { subject, params } = finding;
    const { kind, namespace = '', name } = subject;
    if (kind !== 'ServiceAccount' || params.object !== 'absent') return;
    const on = { kind, namespace, name };
    yield {
      ...createdFor(finding, world),
      change: creation({ on, object: serviceAccount.make(on) }),
      goal: { is: 'in-place', on },
      command: shell`kubectl -n ${namespace} create serviceaccount ${name}`,
      params: { name, namespace, by: params.by },
    };
  },

  text: {
    en: ({ name, namespace, by }) => ({
      title: `Create ServiceAccount \`${name}\``,
      short: 'It has no rights of its own.',
      text: `Creates ServiceAccount \`${name}\` in namespace \`${namespace}\`, which the pods of \`${by}\` name. It has no rights but those that bindings give to that name already. The controller tries again by itself, within 17 minutes.`,
      undo: `Delete ServiceAccount \`${name}\`.`,
    }),
    ko: ({ name, namespace, by }) => ({
      title: `ServiceAccount \`${name}\` 생성`,
      short: '자체 권한은 없습니다.',
      text: `\`${by}\` 워크로드의 파드가 가리키는 ServiceAccount \`${name}\` 객체를 \`${namespace}\` 네임스페이스에 만듭니다. 이미 그 이름에 부여된 바인딩 외에는 권한이 없습니다. 컨트롤러가 17분 안에 저절로 다시 시도합니다.`,
      undo: `ServiceAccount \`${name}\` 객체를 삭제합니다.`,
    }),
  },
};
