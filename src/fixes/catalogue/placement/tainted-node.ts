import type { World } from '../../../domain/model.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { Tainted } from '../../../knowledge/causes/scheduling/untolerated-taint.ts';
import type { Node, Pod } from '../../../simulator/cluster.ts';
import { stuckPodOf } from '../../change/stuck-pod.ts';
import { workloadOf, type Workload } from '../../change/workload.ts';

/** The workload that a finding about a taint is of, its pod that found no node, and the node that the finding names. */
export function taintedNode(
  finding: Finding<Tainted>,
  world: World,
): Readonly<{ workload: Workload; pod: Pod; node: Node }> | undefined {
  const workload = workloadOf(finding, world);
  const stuck = stuckPodOf(finding, world);
  const name = finding.params.node;
  const node = stuck?.cluster.nodes.find(({ metadata }) => metadata?.name === name);
  return workload && stuck && node && { workload, pod: stuck.pod, node };
}
