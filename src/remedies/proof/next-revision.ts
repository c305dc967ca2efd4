import { isOfKind, keyOf } from '../../domain/keys.ts';
import type { Gap, World } from '../../domain/model.ts';
import type { Op } from '../../domain/plan.ts';
import type { Pod } from '../../scheduling/cluster.ts';
import { podsOf } from '../../world/readings/workloads.ts';
import { changed } from '../changed.ts';
import { revisionLabelOf, type Workload } from '../workload.ts';
import { specAfter } from './spec-after.ts';

/** The pods of a workload that a change of its template would find and make. With a gap, some are not known. */
export type NextRevision = Readonly<{
  all: readonly Pod[]; // of every revision there is now
  old: readonly Pod[]; // those of the running revision that hold a place
  make(index: number): Pod; // not placed yet
  gap?: Gap;
}>;

/** Predicts them from the pods that are there, since admission may have added to the template's. */
export function nextRevision(workload: Workload, ops: readonly Op[], world: World): NextRevision {
  const { pods, gap } = podsOf(workload.on, world);
  const holder = changed(workload.holder.object, ops) as typeof workload.object; // still of its kind
  const template = (holder as { spec?: { template?: Workload['template'] } }).spec?.template;
  const { stable, current } = hashesOf(workload);
  const label = revisionLabelOf(workload);
  const like =
    pods.find(({ metadata }) => current && metadata?.labels?.[label] === current) ??
    pods.toSorted((a, b) => (createdAt(a) < createdAt(b) ? 1 : -1))[0];

  return {
    all: pods.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    old: pods.filter(
      ({ metadata, spec }) => spec?.nodeName && (!stable || metadata?.labels?.[label] === stable),
    ),
    make: (index) => predicted(workload, template ?? workload.template, like, label, index),
    ...(gap && { gap }),
  };
}

function hashesOf({ object }: Workload): Readonly<{ stable?: string; current?: string }> {
  if (!isOfKind('argoproj.io/Rollout', object)) return {};
  const { stableRS, currentPodHash } = object.status ?? {};
  return {
    ...(stableRS && { stable: stableRS }),
    ...(currentPodHash && { current: currentPodHash }),
  };
}

function predicted(
  workload: Workload,
  template: Workload['template'],
  like: Pod | undefined,
  label: string,
  index: number,
): Pod {
  const { on } = workload;
  const spec = template.spec ?? { containers: [] };
  const before = workload.template.spec ?? spec;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      ...(on.namespace && { namespace: on.namespace }),
      name: `${on.name}-predicted-${index}`,
      uid: `predicted-${on.uid}-${index}`,
      labels: { ...template.metadata?.labels, [label]: 'predicted' },
    },
    spec: like?.spec ? specAfter(like.spec, before, spec) : spec,
    status: {
      phase: 'Pending',
      conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable' }],
    },
  };
}

function createdAt({ metadata }: Pod): string {
  return metadata?.creationTimestamp ?? '';
}
