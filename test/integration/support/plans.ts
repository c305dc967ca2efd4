import { attempt } from '#src/carry-out/attempt.ts';
import type { ActEnd } from '#src/carry-out/end/ended.ts';
import { endTexts } from '#src/carry-out/end/texts.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import { openCluster } from '#src/cluster/open-cluster.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { lookAtGoal } from '#src/fixes/looks/look-at-goal.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { until } from '#test/integration/support/until.ts';

/** What kubewhy offers to do about an object of the live cluster. */
export async function plansAbout(target: Ref): Promise<readonly Plan[]> {
  const loader = cluster().loader();
  const { verdict } = await diagnose(target, loader, rules);
  const offers = await plansFor(verdict, loader, { cluster: 'test', rules });
  return offers.flatMap(({ plan }) => plan ?? []);
}

/** Waits until a fix is offered, as the cluster shows only by and by what is wrong; `nudge` comes before each look. */
export async function offered(
  remedy: string,
  target: Ref,
  nudge: () => Promise<unknown> = async () => {},
): Promise<Plan> {
  let last: readonly string[] = [];
  const look = async () => {
    await nudge();
    const plans = await plansAbout(target);
    last = plans.map((one) => one.remedy);
    return plans.find((one) => one.remedy === remedy);
  };
  return await until(`${remedy} of ${target.name}`, look, { every: 1_000 }).catch(
    (cause: unknown) => {
      throw new Error(`Offered instead: ${last.join(', ')}`, { cause });
    },
  );
}

/** Sends a plan as the remediator does, until it is known how that ended. */
export async function sent(plan: Plan, writer: Writer): Promise<ActEnd> {
  const at = { plan, writer, reaches: reachesById.get(plan.remedy) ?? [], texts: endTexts.en };
  const now = () => new Date();
  const nothing = async () => undefined;
  const free = { isTooLate: () => false, objection: nothing, frozen: nothing, note: nothing };
  return await attempt({ ...at, ...free, now }, undefined);
}

/** Waits until the goal of a plan is reached. */
export async function reached({ remedy, goal }: Plan): Promise<void> {
  await until(`${remedy} of ${goal.on.name} reaches its goal`, async () => {
    const { is } = await lookAtGoal(goal, cluster().loader());
    return is === 'reached' || undefined;
  });
}

function cluster() {
  return openCluster({ name: 'test', kubeconfig: testCluster().kubeconfigs.admin });
}
