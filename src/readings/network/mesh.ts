import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { selects } from '../selectors.ts';

type Pod = Resource<'Pod'>;
type Policy = Resource<'security.istio.io/PeerAuthentication'>;

/** Which PeerAuthentication decides whether a port of a pod takes plain text; `path` points to the mode. */
export type Mtls = Readonly<{ mode: string; policy: Ref; path: string; created?: string }>;

/** Where Istio looks for the policy of the whole mesh, unless it was told otherwise. */
export const MESH_ROOT = 'istio-system';
/** The container of Istio's proxy. */
export const PROXY = 'istio-proxy';
const EXCLUDED = 'traffic.sidecar.istio.io/excludeInboundPorts';

/** Whether a pod has a sidecar, or its node's proxy takes its traffic (ambient). */
export function isInMesh({ metadata, spec }: Pod): boolean {
  const names = [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])].map(
    ({ name }) => name,
  );
  return (
    names.includes(PROXY) || metadata?.annotations?.['ambient.istio.io/redirection'] === 'enabled'
  );
}

/** Whether a pod is nothing but a proxy: a gateway, of whose own ports no PeerAuthentication decides. */
export function isGateway({ spec }: Pod): boolean {
  return spec?.containers.every(({ name }) => name === PROXY) ?? false;
}

/** Reads what `mtlsOf` will ask for about pods of a namespace. */
export function readPolicies(namespace: string, world: World): void {
  for (const at of [namespace, MESH_ROOT])
    world.list('security.istio.io/PeerAuthentication', { namespace: at });
}

/**
 * The policy in force for a port of a pod: of the workload before the namespace before the mesh, the oldest of each;
 * a mode that is unset is that of the next. Undefined where no policy says anything: then plain text is taken. `of`
 * leaves the mesh out.
 */
export function mtlsOf(
  pod: Pod,
  port: number,
  world: World,
  of: 'mesh' | 'namespace' = 'mesh',
): Mtls | undefined {
  const { namespace = '' } = refTo('Pod', pod);
  const excluded = pod.metadata?.annotations?.[EXCLUDED]?.split(',') ?? [];
  if (excluded.includes(`${port}`) || excluded.includes('*')) return undefined;

  const listed = (at: string) =>
    world.list('security.istio.io/PeerAuthentication', { namespace: at }).items.toSorted(byAge);
  const own = listed(namespace);
  const isWide = ({ spec }: Policy) => Object.keys(spec?.selector?.matchLabels ?? {}).length === 0;
  const levels = [
    own.find((one) => !isWide(one) && selects(one.spec?.selector, pod.metadata?.labels)),
    own.find(isWide),
    of === 'namespace' || namespace === MESH_ROOT ? undefined : listed(MESH_ROOT).find(isWide),
  ];
  for (const policy of levels) {
    const found = policy && modeIn(policy, port);
    if (found) return found;
  }
  return undefined;
}

function modeIn(policy: Policy, port: number): Mtls | undefined {
  const { portLevelMtls, mtls } = policy.spec ?? {};
  const ofPort = portLevelMtls?.[`${port}`]?.mode;
  const mode = isSet(ofPort) ? ofPort : mtls?.mode;
  if (!isSet(mode)) return undefined;
  const created = policy.metadata?.creationTimestamp;
  return {
    mode,
    policy: refTo('security.istio.io/PeerAuthentication', policy),
    path: isSet(ofPort) ? `/spec/portLevelMtls/${port}/mode` : '/spec/mtls/mode',
    ...present({ created }),
  };
}

function isSet(mode: string | undefined): mode is string {
  return mode !== undefined && mode !== 'UNSET';
}

function byAge(a: Policy, b: Policy): number {
  const age = ({ metadata }: Policy) => Date.parse(metadata?.creationTimestamp ?? '') || 0;
  return age(a) - age(b);
}
