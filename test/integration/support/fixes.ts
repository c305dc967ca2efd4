import { openCluster } from '#src/cluster/open-cluster.ts';
import type { Ref } from '#src/domain/model.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { type Offer, plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { type Api, pathOfAll } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import type { Pod } from '#test/integration/support/pod.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';

/** What kubewhy says about an object of the live cluster: its fixes, and what it says does not help. */
export type Fixes = Readonly<{
  causes: readonly string[];
  shown: readonly Offer[];
  refused: readonly string[];
}>;

/** Asks about an object. */
export async function fixesFor(target: Ref): Promise<Fixes> {
  const { kubeconfigs } = testCluster();
  const cluster = openCluster({ name: 'test', kubeconfig: kubeconfigs.admin });
  const { verdict } = await diagnose(target, cluster.loader(), rules);
  const offers = await plansFor(verdict, cluster.loader(), { cluster: 'test', rules });
  return {
    causes: verdict.findings.map(({ id }) => id),
    shown: offers.filter(({ refused }) => !refused),
    refused: offers.flatMap(({ refused, remedy }) => (refused ? [remedy.id] : [])),
  };
}

/** The ids of fixes, in their order. */
export function idsOf({ shown }: Fixes): readonly string[] {
  return shown.map(({ remedy }) => remedy.id);
}

/** Sends the change of a fix, guards first, to the same object of another namespace. */
export async function applyIn(
  api: Api,
  namespace: string,
  { shown }: Fixes,
  id: string,
): Promise<void> {
  const change = shown.find(({ remedy }) => remedy.id === id)?.plan?.changes[0];
  if (!change) throw new Error(`${id} is not shown with a plan.`);
  const { on, sub, guard, ops } = change;
  const [kind = '', group] = on.kind.split('/').toReversed();
  const apiVersion = group === 'argoproj.io' ? 'argoproj.io/v1alpha1' : `${group}/v1`;
  const path = `${pathOfAll(apiVersion, kind, namespace)}/${on.name}${sub ? `/${sub}` : ''}`;
  await api.patch(path, 'json', [...guard, ...ops]);
  if (on.kind === 'argoproj.io/Rollout' && !sub) await seenByController(api, path);
}

/** Where a pod is and whether it takes traffic, or what the scheduler says about it. */
export type Placed = Readonly<{
  name: string;
  labels: Readonly<Record<string, string>>;
  node: string;
  isReady: boolean;
  isGoing: boolean;
  refusal?: string;
}>;

/** The pods of a namespace. */
export async function podsIn(api: Api, namespace: string): Promise<readonly Placed[]> {
  const { items } = await api.get<Readonly<{ items: readonly Pod[] }>>(
    pathOfAll('v1', 'Pod', namespace),
  );
  return items.map(({ metadata, spec, status }) => {
    const { conditions = [] } = status;
    const refused = conditions.find(({ reason }) => reason === 'Unschedulable');
    return {
      name: metadata.name,
      labels: metadata.labels,
      node: spec.nodeName ?? '',
      isReady: conditions.some((one) => one.type === 'Ready' && one.status === 'True'),
      isGoing: metadata.deletionTimestamp !== undefined,
      ...(refused && { refusal: refused.message ?? '' }),
    };
  });
}

/** Waits until the pods of a namespace are as wanted. */
export async function podsThat(
  what: string,
  api: Api,
  namespace: string,
  isSo: (pods: readonly Placed[]) => boolean,
): Promise<readonly Placed[]> {
  return until(`${what} in ${namespace}`, async () => {
    const pods = (await podsIn(api, namespace)).filter(({ isGoing }) => !isGoing);
    return isSo(pods) ? pods : undefined;
  });
}
