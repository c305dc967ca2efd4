import type { Evidence, Ref } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import type { Container, ContainerAt } from '../../../../readings/pods/container-specs.ts';
import { quotedField } from '../../../../world/quoted-field.ts';

type Pod = Resource<'Pod'>;
type InPod = Readonly<{ pod: Pod }> & ContainerAt;
/** A field that decides, and where it stands; `path` is undefined where the default holds. */
export type Setting<T> = Readonly<{ value: T; path: string } | { value: undefined; path: string }>;

/** What containerd and CRI-O give a container that asks for nothing. */
const DEFAULT = [
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'NET_RAW',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
];

/** Of some capabilities those that a container does not have, for it drops them or never had them. */
export function missingFrom({ securityContext }: Container, names: readonly string[]): string[] {
  const { capabilities, privileged } = securityContext ?? {};
  if (privileged) return [];
  const added = normal(capabilities?.add);
  const dropped = normal(capabilities?.drop);
  return names.filter((name) => {
    if (added.includes('ALL') || added.includes(name)) return false;
    return dropped.includes('ALL') || dropped.includes(name) || !DEFAULT.includes(name);
  });
}

/** Where a container drops a capability; undefined where it does not. */
export function dropOf({ container, path }: ContainerAt, name: string) {
  const { drop = [] } = container.securityContext?.capabilities ?? {};
  const index = drop.findIndex((one) => ['ALL', name].includes(normalOne(one)));
  const quote = drop[index];
  const at = `${path}/securityContext/capabilities/drop/${index}`;
  return quote === undefined ? undefined : { path: at, quote };
}

/** The user that a container is told to run as; without one its image decides. */
export function userOf({ pod, container, path }: InPod): Setting<number> {
  const own = container.securityContext?.runAsUser;
  if (own !== undefined) return { value: own, path: `${path}/securityContext/runAsUser` };
  return { value: pod.spec?.securityContext?.runAsUser, path: '/spec/securityContext/runAsUser' };
}

/** The user other than root that a container runs as, as far as its fields tell; of `runAsNonRoot` alone the image has it. */
export function nonRootOf(
  at: InPod & Readonly<{ on: Ref }>,
): Readonly<{ id: number | 'image'; evidence: Evidence }> | undefined {
  const { value, path } = userOf(at);
  if (value !== undefined)
    return value === 0 ? undefined : { id: value, evidence: quotedField(at.on, path, `${value}`) };
  const own = at.container.securityContext?.runAsNonRoot;
  const isSo = own ?? at.pod.spec?.securityContext?.runAsNonRoot;
  const of = own === undefined ? '/spec' : at.path;
  return isSo
    ? { id: 'image', evidence: quotedField(at.on, `${of}/securityContext/runAsNonRoot`, 'true') }
    : undefined;
}

function normal(names: readonly string[] = []): string[] {
  return names.map(normalOne);
}

function normalOne(name: string): string {
  return name.toUpperCase().replace(/^CAP_/, '');
}
