import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { autoscalerToTarget } from '../../readings/edges/autoscaler-to-target.ts';
import { type Sized, sizeOf } from '../../readings/workloads/sizes.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import type { TemplateHolder } from './field-row.ts';
import { templateOf } from './holders.ts';

/** What has a number of pods that somebody sets. */
const SCALED = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet'];

/** What tells for how many pods there is room: as many as find a node, or as a quota has let in. */
export type Roomless = Readonly<{
  fewer?: Readonly<{ fits: number }>;
  atMost?: number;
  is?: string; // of a quota, by now
  update?: object; // its surge has no room, and its pods do
}>;
/** For how many of the pods that a workload wants there is room, those that have a node, and what scales it. */
type Room = Readonly<{
  of: TemplateHolder;
  fits: number;
  wanted: number;
  placed: readonly Resource<'Pod'>[];
  scalers: readonly Ref[];
}>;

/** Undefined where there is room for all, or for none, or nothing tells. */
export function roomIn(finding: Finding<Roomless>, world: World): Room | undefined {
  const of = templateOf(finding, world);
  if (!of || !SCALED.includes(of.on.kind)) return undefined;
  const { fewer, atMost, is, update } = finding.params;
  const { pods, gap } = podsOf(of.on, world);
  const letIn = is === 'full' && !update && !gap ? pods.length : undefined;
  const fits = fewer?.fits ?? atMost ?? letIn ?? 0;
  const { wanted } = sizeOf(of.object as Sized);
  if (fits < 1 || fits >= wanted) return undefined;
  const placed = pods.filter(({ spec }) => spec?.nodeName);
  const scalers = world.followBack(autoscalerToTarget, of.on).items.map(({ from }) => from);
  return { of, fits, wanted, placed, scalers };
}
