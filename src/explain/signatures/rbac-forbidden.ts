import { FORBIDDEN } from '../../readings/logs/forbidden.ts';
import { present } from '../../text/present.ts';
import { shell } from '../../text/shell.ts';
import type { Signature } from '../signature.ts';

type Forbidden = Readonly<{ user: string; verb: string; resource: string; namespace?: string }>;

/** RBAC said no. */
export const rbacForbidden: Signature<Forbidden> = {
  id: 'explain/rbac-forbidden',

  *find(text) {
    const found = text.match(FORBIDDEN);
    const { user, verb, resource, group, within } = found?.groups ?? {};
    if (!found || !user || !verb || !resource) return;
    yield {
      params: {
        user,
        verb,
        resource: group ? `${resource}.${group}` : resource,
        ...present({ namespace: within }),
      },
      quotes: found.quotes,
      strength: 'entails',
    };
  },

  text: {
    en: ({ user, verb, resource, namespace }) => ({
      title: `${user} may not ${verb} ${resource}`,
      sentence: `The API server knows who asked, and no RBAC rule lets \`${user}\` ${verb} \`${resource}\`${namespace ? ` in namespace \`${namespace}\`` : ''}.`,
      so: 'Neither the network nor the credentials are at fault.',
      advice: [
        {
          title: 'Look whether it should be allowed',
          text: `\`${asking(user, verb, resource, namespace)}\` asks the same. Whoever owns that account adds exactly this verb on this resource to a Role, and no more.`,
        },
      ],
    }),
    ko: ({ user, verb, resource, namespace }) => ({
      title: `${user} 계정에 ${resource} ${verb} 권한이 없습니다`,
      sentence: `API 서버가 요청자를 알아보았으나, \`${user}\` 계정에${namespace ? ` \`${namespace}\` 네임스페이스의` : ''} \`${resource}\` 리소스를 ${verb} 하도록 허용한 RBAC 규칙이 없습니다.`,
      so: '네트워크나 자격 증명 문제가 아닙니다.',
      advice: [
        {
          title: '허용해야 하는 일인지 확인',
          text: `\`${asking(user, verb, resource, namespace)}\` 명령으로 같은 것을 물을 수 있습니다. 허용한다면 계정 담당자가 Role에 이 리소스의 이 동사만 더하십시오.`,
        },
      ],
    }),
  },
};

function asking(user: string, verb: string, resource: string, namespace?: string): string {
  const within = namespace ? ['-n', namespace] : [];
  return shell`kubectl auth can-i ${[verb, resource, '--as', user, ...within]}`;
}
