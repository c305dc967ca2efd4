import { refTo } from '../../domain/keys.ts';
import type { Ref, Scope, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { resourceServing } from '../../world/served-kinds.ts';

const ROLLOUT = 'argoproj.io/Rollout';
const LASTING = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];
const LABELS = [
  'app.kubernetes.io/name',
  'app',
  'k8s-app',
  'service.istio.io/canonical-name',
  'app.kubernetes.io/instance',
];

type Templated = Resource & {
  readonly spec?: Readonly<{
    template?: Readonly<{ metadata?: Readonly<{ labels?: Readonly<Record<string, string>> }> }>;
  }>;
};

/**
 * What is called so: the workload of that name, or else its Service or CronJob, or else the workloads with that name as a
 * label, of the label that people set first. Without a namespace, of all.
 */
export function workloadsCalled(
  name: string,
  namespace: string | undefined,
  world: World,
): readonly Ref[] {
  const scope: Scope = namespace ? { namespace } : { all: true };
  const listed = (kind: string) =>
    world
      .list(kind, scope)
      .items.map((object: Templated) => ({ object, ref: refTo(kind, object) }));
  const kinds = resourceServing(ROLLOUT, world) ? [ROLLOUT, ...LASTING] : LASTING;
  const workloads = kinds.flatMap(listed);
  const others = ['Service', 'batch/CronJob'].flatMap(listed);

  const isCalled = ({ ref }: (typeof workloads)[number]) => ref.name === name;
  const [first = []] = [workloads.filter(isCalled), others.filter(isCalled)].filter(
    (found) => found.length > 0,
  );
  const byLabel = LABELS.map((label) =>
    workloads.filter(({ object }) => labelsOf(object)[label] === name),
  ).find((found) => found.length > 0);
  return (first.length > 0 ? first : (byLabel ?? [])).map(({ ref }) => ref);
}

function labelsOf({ metadata, spec }: Templated): Readonly<Record<string, string>> {
  return { ...metadata?.labels, ...spec?.template?.metadata?.labels };
}
