import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
// As whom containers run, and what they are kept from.
import { securityProfile } from '../../../knowledge/causes/container/security-profile.ts';
import { podSecurity } from '../../../knowledge/causes/creation/pod-security.ts';
import { sysctlForbidden } from '../../../knowledge/causes/pod/sysctl-forbidden.ts';
import { nonRootImage } from '../../../knowledge/causes/security/non-root-image.ts';
import { refusesRoot } from '../../../knowledge/causes/security/refuses-root.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inPod } from '../../fields/found.ts';
import { containersIn, templateOf } from '../../fields/holders.ts';

const DEFAULT = { type: 'RuntimeDefault' };
const CONTEXT = '/securityContext';

/** Runs the pod as a user that is not root, for an image that says none. */
const runAsUser = fieldRemedy<Readonly<{ problem: string }>>({
  id: 'security/run-as-user',
  answers: [nonRootImage],
  input: { name: 'user', type: 'number' },

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (
      !of ||
      containersIn(finding, world).some(
        ({ container }) => container.securityContext?.runAsUser !== undefined,
      )
    )
      return;
    yield inPod(of, 'securityContext/runAsUser', { candidates: usersFor(finding, world) });
  },
});

/** Users that images of databases bring, Debian's before Alpine's. */
const OWN: readonly Readonly<{ program: RegExp; debian: string; alpine: string }>[] = [
  { program: /postgres|initdb/, debian: '999', alpine: '70' },
  { program: /mysqld|mariadbd|mongod|redis/, debian: '999', alpine: '999' },
];

/** Runs a program that refuses to be root as the user that its image brings, who owns its volumes as well. */
const ownUser = fieldRemedy<Readonly<{ container: string; program?: string; said: string }>>({
  id: 'security/own-user',
  answers: [refusesRoot],
  input: { name: 'user', type: 'number' },

  *find(finding, world) {
    const of = templateOf(finding, world);
    const { container, program = '', said } = finding.params;
    const image =
      containersIn(finding, world).find((one) => one.container.name === container)?.container
        .image ?? '';
    const known = OWN.find((one) => one.program.test(`${program} ${said}`));
    const own =
      known &&
      (image.includes('alpine') ? [known.alpine, known.debian] : [known.debian, known.alpine]);
    const candidates = [...new Set(own ?? ['1000'])].map((value) =>
      candidate(value, own ? 'brought' : 'usual'),
    );
    if (!of) return;
    yield inPod(of, 'securityContext/runAsUser', {
      candidates,
      set: (user) =>
        Object.fromEntries(
          ['runAsUser', 'runAsGroup', 'fsGroup'].map((key) => [`securityContext/${key}`, user]),
        ),
    });
  },
});

/** Violations that fields of the template mend without giving the containers anything. */
const MENDED =
  /^(?:allowPrivilegeEscalation != false|unrestricted capabilities|runAsNonRoot != true|seccompProfile|runAsUser=0)/;

/** Keeps what the restricted Pod Security Standard asks for. */
const restricted = fieldRemedy<
  Readonly<{ level: string; violations: readonly Readonly<{ rule: string }>[] }>
>({
  id: 'security/restricted',
  answers: [podSecurity],
  input: { name: 'user', type: 'number' },

  *find(finding, world) {
    const { level, violations } = finding.params;
    const of = templateOf(finding, world);
    if (!of || level !== 'restricted' || !violations.every(({ rule }) => MENDED.test(rule))) return;
    const each = containersIn(finding, world).flatMap(({ path }) => {
      const at = `${path.slice('/spec/'.length)}${CONTEXT}`;
      return [
        [`${at}/allowPrivilegeEscalation`, false],
        [`${at}/capabilities/drop`, ['ALL']],
      ] as const;
    });
    const fields = (user: unknown) => ({
      'securityContext/runAsNonRoot': true,
      'securityContext/runAsUser': user,
      'securityContext/seccompProfile/type': DEFAULT.type,
      ...Object.fromEntries(each),
    });
    const keepsOthers = (user: unknown) =>
      Object.fromEntries(
        Object.entries(fields(user)).filter(
          ([key, value]) =>
            JSON.stringify(valueAt(of.template.spec, `/${key}`)) !== JSON.stringify(value),
        ),
      );
    yield inPod(of, 'securityContext/runAsUser', {
      candidates: usersFor(finding, world),
      set: keepsOthers,
    });
  },
});

/** Uses the runtime's own seccomp profile, in place of one that the node does not have. */
const defaultProfile = fieldRemedy<Readonly<{ of: string; profile: string }>>({
  id: 'security/default-profile',
  answers: [securityProfile],

  *find(finding, world) {
    const template = templateOf(finding, world);
    const { of, profile } = finding.params;
    if (!template || of !== 'seccomp') return;
    const fields = [
      'securityContext/seccompProfile',
      ...containersIn(finding, world).map(
        ({ path }) => `${path.slice('/spec/'.length)}/securityContext/seccompProfile`,
      ),
    ].filter((field) => valueAt(template.template.spec, `/${field}/localhostProfile`) === profile);
    const [first] = fields;
    if (!first) return;
    const found = inPod(template, first, {
      candidates: [candidate(DEFAULT.type, 'standard')],
      set: () => Object.fromEntries(fields.map((field) => [field, DEFAULT])),
    });
    yield { ...found, was: profile };
  },
});

/** Does without a sysctl that nodes do not let pods set. */
const noSysctl = fieldRemedy<Readonly<{ sysctl: string }>>({
  id: 'security/no-sysctl',
  answers: [sysctlForbidden],

  *find(finding, world) {
    const of = templateOf(finding, world);
    const { sysctls = [] } = of?.template.spec?.securityContext ?? {};
    const left = sysctls.filter(({ name }) => name !== finding.params.sysctl);
    if (!of || left.length === sysctls.length) return;
    yield inPod(of, 'securityContext/sysctls', {
      candidates: [candidate(left.length > 0 ? JSON.stringify(left) : '', 'node-default')],
      set: () => ({ 'securityContext/sysctls': left.length > 0 ? left : undefined }),
    });
  },
});

/** Users as whom others run there, and one that means nobody. */
function usersFor({ subject: { namespace = '' } }: Finding, world: World): readonly Candidate[] {
  const used = world
    .list('Pod', { namespace })
    .items.flatMap(({ spec }) => spec?.securityContext?.runAsUser ?? [])
    .filter((user) => user > 0);
  const others = [...new Set(used)].map((user) => candidate(`${user}`, 'elsewhere'));
  return [...others, candidate('10001', 'usual')].filter(
    (one, at, all) => all.findIndex(({ value }) => value === one.value) === at,
  );
}

/** Changes of security contexts, in the order in which they are offered. */
export const securityChanges: readonly Remedy[] = [
  runAsUser,
  ownUser,
  restricted,
  defaultProfile,
  noSysctl,
];
