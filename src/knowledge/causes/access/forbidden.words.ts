import type { Cause } from '../../../domain/model.ts';

/** A right that a service account does not have. */
export type Forbidden = Readonly<{
  why: ForbiddenWhy;
  account: string;
  verb: string; // what it may not do
  resource: string; // to what, with its group
  within?: string; // the namespace; without it in the whole cluster
  role?: string;
  named?: string; // the account that a binding names instead, as "namespace/name"
  ends?: true; // the program, for that
  awaited?: Readonly<{ by: string; controller: string }>; // what waits for which controller, in words
}>;

/** What is at fault for that. */
export type ForbiddenWhy =
  | 'other-subject'
  | 'role-lacks'
  | 'no-role'
  | 'only-namespaced'
  | 'unbound'
  | 'unread';

/** What is said of a right that is missing. */
export const forbiddenWords: Pick<Cause<Forbidden>, 'text' | 'advice'> = {
  text: {
    en({ kind, name }, params) {
      const { why, account, verb, resource, within, role, named, ends, awaited } = params;
      const may = `${verb} ${resource} ${within ? `in namespace \`${within}\`` : 'in the whole cluster'}`;
      const what = `${kind.split('/').at(-1)} \`${name}\``;
      const because = {
        'other-subject': `${what} binds role \`${role}\`, which allows it, to the subject \`${named}\` instead`,
        'role-lacks': `${what}, to which it is bound, does not allow that`,
        'no-role': `it is bound to role \`${role}\`, which does not exist (${what})`,
        'only-namespaced': `${what} allows it in one namespace only, and it is asked for all of them`,
        unbound: `no binding gives ${what} a role that allows it`,
        unread: `kubewhy could not read the roles and bindings of ${what}`,
      }[why];
      return {
        title: `${what}: service account \`${account}\` may not ${may}`,
        sentence: `The API server answers that it is forbidden for service account \`${account}\` to ${may}: ${because}.`,
        so: awaited
          ? `${awaited.controller} should act on ${awaited.by} and does not: it lacks this permission.`
          : ends
            ? 'The program ends for that.'
            : 'The program runs on and lacks what it asked for.',
      };
    },
    ko({ kind, name }, params) {
      const { why, account, verb, resource, within, role, named, ends, awaited } = params;
      const may = `${within ? `\`${within}\` 네임스페이스의` : '클러스터 전체의'} ${verb} ${resource}`;
      const what = `${kind.split('/').at(-1)} \`${name}\` 객체`;
      const because = {
        'other-subject': `이를 허용하는 \`${role}\` 역할을 ${what}가 다른 주체 \`${named}\` 쪽에 연결하고 있습니다`,
        'role-lacks': `연결된 ${what}에 이 권한이 없습니다`,
        'no-role': `연결된 \`${role}\` 역할이 없습니다(${what})`,
        'only-namespaced': `${what}는 한 네임스페이스에서만 허용하는데 전체를 요청합니다`,
        unbound: `이를 허용하는 역할이 ${what}에 연결되어 있지 않습니다`,
        unread: `${what}의 역할과 바인딩을 kubewhy가 읽지 못했습니다`,
      }[why];
      return {
        title: `${what}: 서비스 어카운트 \`${account}\` 권한 부족(${may})`,
        sentence: `API 서버가 서비스 어카운트 \`${account}\` 요청(${may})에 금지(forbidden)로 응답합니다. ${because}.`,
        so: awaited
          ? `${awaited.by} 객체를 처리해야 하는 ${awaited.controller} 워크로드가 이 권한이 없어 처리하지 못합니다.`
          : ends
            ? '프로그램이 그 때문에 끝납니다.'
            : '프로그램은 계속 실행되지만 요청한 정보를 얻지 못합니다.',
      };
    },
  },

  advice: {
    en: ({ name }, { why, account, verb, resource, role, ends, awaited }) => ({
      title: 'Give exactly the right that is missing',
      text: `${
        {
          'other-subject': `Name service account \`${account}\` as a subject of \`${name}\` (name and namespace).`,
          'role-lacks': `Add the verb ${verb} on ${resource} to \`${name}\`.`,
          'no-role': `Create role \`${role}\` with the verb ${verb} on ${resource}, or a binding to one that is there: roleRef of \`${name}\` cannot be changed.`,
          'only-namespaced': `Have the program ask for that namespace only, or bind a ClusterRole with the verb ${verb} on ${resource} by a ClusterRoleBinding.`,
          unbound: `Bind \`${account}\` to a role that has the verb ${verb} on ${resource}.`,
          unread: `Look at the roles that \`${account}\` is bound to: one of them needs the verb ${verb} on ${resource}.`,
        }[why]
      } ${awaited ? 'Its manifests or chart bring these RBAC objects (ClusterRole, Role and their bindings): see why they were not applied, and apply them. ' : ''}No wildcards and no cluster-admin. ${ends ? 'It is started again by itself, and then has the right.' : 'The program asks again by itself.'}`,
    }),
    ko: ({ name }, { why, account, verb, resource, role, ends, awaited }) => ({
      title: '빠진 권한만 정확히 부여',
      text: `${
        {
          'other-subject': `\`${name}\` 객체의 주체(이름과 네임스페이스)에 서비스 어카운트 \`${account}\` 항목을 쓰십시오.`,
          'role-lacks': `\`${name}\` 객체에 ${resource} 리소스의 ${verb} 동사를 추가하십시오.`,
          'no-role': `${resource} 리소스의 ${verb} 동사를 허용하는 \`${role}\` 역할을 만들거나, 있는 역할로 바인딩을 새로 만드십시오. \`${name}\` 객체의 roleRef 필드는 바꿀 수 없습니다.`,
          'only-namespaced': `프로그램이 그 네임스페이스만 요청하게 하거나, ${resource} 리소스의 ${verb} 동사를 허용하는 ClusterRole 객체를 ClusterRoleBinding 객체로 연결하십시오.`,
          unbound: `${resource} 리소스의 ${verb} 동사를 허용하는 역할에 \`${account}\` 어카운트를 연결하십시오.`,
          unread: `\`${account}\` 어카운트에 연결된 역할을 확인하십시오. ${resource} 리소스의 ${verb} 동사가 필요합니다.`,
        }[why]
      } ${awaited ? '설치 매니페스트나 차트에 이 RBAC 객체(ClusterRole, Role, 바인딩)가 있습니다. 적용되지 않은 이유를 확인하고 적용하십시오. ' : ''}와일드카드나 cluster-admin은 쓰지 마십시오. ${ends ? '저절로 다시 시작되어 권한을 얻습니다.' : '프로그램이 저절로 다시 요청합니다.'}`,
    }),
  },
};
