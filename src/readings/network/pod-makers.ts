import { isOfKind, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { conditionOf } from '../conditions.ts';
import { selects, type Labels } from '../selectors.ts';
import { sizeOf } from '../workloads/sizes.ts';

const MAKERS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'argoproj.io/Rollout',
  'apps/DaemonSet',
  'batch/Job',
  'batch/CronJob',
] as const;
type Maker = Resource<(typeof MAKERS)[number]>;
/** Those that somebody gives a size; the others have none while there is nothing to do. */
const SCALED: readonly string[] = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'];

/** A workload whose pods a Service selects, and how many it wants. */
export type Behind = Readonly<{ on: Ref; wanted: number }>;

/** The workload that makes the pods of a Service by its template, whether or not it has any. */
export function workloadBehind(service: Resource<'Service'>, world: World): Behind | undefined {
  const { namespace = '' } = service.metadata ?? {};
  const matchLabels = service.spec?.selector ?? {};
  const [first] = makersOf(namespace, (labels) => selects({ matchLabels }, labels), world);
  return first;
}

/** The workload that makes pods with such labels and is scaled to zero, where no other makes any. */
export function sleeperOf(
  namespace: string,
  matchLabels: Readonly<Record<string, string>>,
  world: World,
): Ref | undefined {
  let sleeper: Ref | undefined;
  const isSuch = (labels: Labels) => selects({ matchLabels }, labels);
  for (const { on, wanted } of makersOf(namespace, isSuch, world)) {
    if (wanted > 0) return undefined;
    if (SCALED.includes(on.kind)) sleeper ??= on;
  }
  return sleeper;
}

/** Whether all workloads of a namespace are known that may make pods. */
export function knowsMakers(namespace: string, world: World): boolean {
  return MAKERS.every((kind) => world.list(kind, { namespace }).gap === undefined);
}

/** The workloads of a namespace that make pods with such labels, and how many each wants; lists are read as they are needed. */
function* makersOf(
  namespace: string,
  isSuch: (labels: Labels) => boolean,
  world: World,
): Iterable<Behind> {
  for (const kind of MAKERS) {
    for (const maker of world.list(kind, { namespace }).items as readonly Maker[]) {
      if (isSuch(labelsMadeBy(maker))) yield { on: refTo(kind, maker), wanted: wantedBy(maker) };
    }
  }
}

/** Whether a workload of a namespace makes pods with such labels, or may, as its template cannot be read. */
export function mayBeMade(
  namespace: string,
  isSuch: (labels: Labels) => boolean,
  world: World,
): boolean {
  const [maker] = makersOf(namespace, isSuch, world);
  if (maker) return true;
  return MAKERS.some((kind) =>
    (world.list(kind, { namespace }).items as readonly Maker[]).some((one) => !isLegible(one)),
  );
}

function labelsMadeBy(maker: Maker): Labels {
  return templateOf(maker)?.metadata?.labels ?? {};
}

function templateOf(maker: Maker) {
  return isOfKind('batch/CronJob', maker)
    ? maker.spec?.jobTemplate.spec?.template
    : maker.spec?.template;
}

/** Whether the labels of its template are what labels can be; it need not have any, and a Rollout may name another's template. */
function isLegible(maker: Maker): boolean {
  const { spec }: Readonly<{ spec?: unknown }> = maker;
  const { jobTemplate }: Readonly<{ jobTemplate?: unknown }> = Object(spec);
  const { spec: ofJobs }: Readonly<{ spec?: unknown }> = Object(jobTemplate);
  const above = isOfKind('batch/CronJob', maker) ? [spec, jobTemplate, ofJobs] : [spec];
  if (!above.every(isRecord)) return false;

  const { template = {} }: Readonly<{ template?: unknown }> = Object(above.at(-1));
  const { metadata = {} }: Readonly<{ metadata?: unknown }> = Object(template);
  const { labels = {} }: Readonly<{ labels?: unknown }> = Object(metadata);
  const isText = (one: unknown) => typeof one === 'string';
  return (
    [template, metadata, labels].every(isRecord) && Object.values(Object(labels)).every(isText)
  );
}

function wantedBy(maker: Maker): number {
  if (isOfKind('batch/CronJob', maker)) return maker.status?.active?.length ?? 0;
  if (isOfKind('batch/Job', maker)) {
    const isOver = ['Complete', 'Failed'].some(
      (type) => conditionOf(maker, type)?.status === 'True',
    );
    return isOver || maker.spec?.suspend ? 0 : (maker.spec?.parallelism ?? 1);
  }
  return isOfKind('apps/DaemonSet', maker) || isOfKind('apps/ReplicaSet', maker)
    ? sizeOf(maker).wanted
    : (maker.spec?.replicas ?? 1);
}
