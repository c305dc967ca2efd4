import type { Cause, Evidence, Ref, Symptom, World } from '../../../domain/model.ts';
import {
  bindingsFor,
  isAllowed,
  type Bound,
  type Request,
} from '../../../world/readings/access.ts';
import { forbiddenIn } from '../../../world/readings/logs/forbidden.ts';
import { lastSaying } from '../../../world/readings/logs/logs.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';

type Forbidden = Readonly<{
  why: Why;
  account: string;
  may: string; // what it may not: "list pods in namespace `ops`"
  role?: string;
  named?: string; // the account that a binding names instead, as "namespace/name"
}>;
type Why = 'other-subject' | 'role-lacks' | 'no-role' | 'only-namespaced' | 'unbound' | 'unread';

/** A program may not do something in the cluster: what binds its service account to a role, or should, is at fault. */
export const forbidden: Cause<Forbidden> = {
  id: 'access/forbidden',
  explains: ['access-denied', ...TROUBLES],

  *explain(symptom, world) {
    const said = saidOf(symptom, world);
    const request = said && forbiddenIn(said.quote);
    if (!said || !request) return;
    const allowed = isAllowed(request, world);
    if (allowed) return;

    const { account, verb, resource, group, within } = request;
    const fault = faultOf(request, allowed === undefined, world);
    const { subject, why, role, named, evidence = [] } = fault;
    // A binding that only is called like the account may be meant for the one it names.
    const isGuess = why === 'unread' || evidence.some(({ path }) => path?.endsWith('/name'));
    const what = `${verb} ${resource}${group ? `.${group}` : ''}`;
    yield {
      subject,
      params: {
        why,
        account: `${account.namespace}/${account.name}`,
        may: `${what} ${within ? `in namespace \`${within}\`` : 'in the whole cluster'}`,
        ...(role && { role }),
        ...(named && { named }),
      },
      evidence: [said, ...evidence],
      strength: isGuess ? 'fits' : 'entails',
    };
  },

  text: {
    en({ kind, name }, { why, account, may, role, named }) {
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
        so: 'The program runs on and lacks what it asked for.',
      };
    },
    ko({ kind, name }, { why, account, may, role, named }) {
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
        title: `${what}: 서비스 어카운트 \`${account}\` 권한 부족(${mayKo(may)})`,
        sentence: `API 서버가 서비스 어카운트 \`${account}\` 요청(${mayKo(may)})에 금지(forbidden)로 응답합니다. ${because}.`,
        so: '프로그램은 계속 실행되지만 요청한 정보를 얻지 못합니다.',
      };
    },
  },
};

/** The same right with its place first, as Korean puts it. */
function mayKo(may: string): string {
  return may
    .replace(/^(.+) in namespace (`.+`)$/, '$2 네임스페이스의 $1')
    .replace(/^(.+) in the whole cluster$/, '클러스터 전체의 $1');
}

type Fault = Readonly<{
  subject: Ref;
  why: Why;
  role?: string;
  named?: string;
  evidence?: readonly Evidence[];
}>;

function faultOf(request: Request, isOpen: boolean, world: World): Fault {
  const { account, within } = request;
  const self: Ref = { kind: 'ServiceAccount', ...account };
  if (isOpen) return { subject: self, why: 'unread' };

  const { own, others } = bindingsFor(request, world);
  const dangling = own.find(({ allows }) => allows === 'no-role');
  if (dangling) return { subject: dangling.binding, why: 'no-role', role: dangling.role.name };
  const meant = others.flatMap((one) => misnamed(one, account) ?? []);
  const [only] = meant;
  if (only) return only;
  if (!within) {
    const here = { ...request, within: account.namespace };
    const partly = bindingsFor(here, world).own.find(({ allows }) => allows === true);
    if (partly) return { subject: partly.binding, why: 'only-namespaced' };
  }
  const narrow = own.find(({ subjects }) => subjects.some(({ kind }) => kind === 'ServiceAccount'));
  return narrow ? { subject: narrow.role, why: 'role-lacks' } : { subject: self, why: 'unbound' };
}

/** A binding that names an account of the same name elsewhere, or is itself called like the account, was meant for it. */
function misnamed(
  { binding, role, subjects }: Bound,
  account: Request['account'],
): Fault | undefined {
  const index = subjects.findIndex(
    ({ kind, name }) =>
      kind === 'ServiceAccount' && (name === account.name || binding.name === account.name),
  );
  const subject = subjects[index];
  if (!subject) return undefined;
  const { name, namespace = '' } = subject;
  const [field, quote] = name === account.name ? ['namespace', namespace] : ['name', name];
  return {
    subject: binding,
    why: 'other-subject',
    role: role.name,
    named: `${namespace}/${name}`,
    evidence: [{ source: 'field', on: binding, path: `/subjects/${index}/${field}`, quote }],
  };
}

/** Its own words, or the last ones of a container that failed or is not Ready. */
function saidOf(symptom: Symptom, world: World): Evidence | undefined {
  if (symptom.kind === 'access-denied') return symptom.evidence;
  for (const { on, log, run } of troubledContainers(symptom, world)) {
    const said = run?.exitCode === 0 ? undefined : lastSaying(/is forbidden: User /, on, log);
    if (said) return said.evidence;
  }
  return undefined;
}
