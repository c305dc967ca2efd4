import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { imageOf } from '../../../readings/images/images.ts';
import { lastSaying, logOfEnd } from '../../../readings/logs/logs.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { endedRun } from '../../../readings/pods/runs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { wrongArchitectureWords, type Foreign } from './wrong-architecture.words.ts';

/** "exec /app: exec format error" (runc, in the log), "standard_init_linux.go:228: exec user process caused: …" */
const PATTERN = /(?:exec (?<program>\/\S+|"[^"]+"): )?exec format error/;

/** The kernel cannot run a container's program: it was built for another CPU architecture, or is a script without #!. */
export const wrongArchitecture: Cause<Foreign, 'Pod'> = {
  id: 'image/wrong-architecture',
  of: ['Pod'],
  explains: ['container-waiting', 'container-restarting', 'pod-failed', 'pod-not-ready'],

  *explain({ on, part, evidence: stated }, world, pod) {
    const names = part ? [part] : (pod.spec?.containers ?? []).map(({ name }) => name);
    for (const container of names) {
      const said = saidOf(pod, container, stated, world);
      const named = imageOf(pod, container);
      if (!said || !named) continue;

      const { program } = said;
      const { node, evidence } = machineOf(pod, world);
      yield {
        ...accountableFor(on, world),
        params: {
          container,
          image: named.image,
          isScript: /\.(?:sh|py|pl|rb)$/.test(program ?? ''),
          ...present({ program }),
          ...(pod.spec?.nodeName && { node: pod.spec.nodeName }),
          ...present({ architecture: node }),
        },
        evidence: [said.evidence, ...evidence, quotedField(on, named.path, named.image)],
        strength: 'fits', // nobody reads the image itself
      };
    }
  },

  ...wrongArchitectureWords,
};

/** In the kubelet's own words where the runtime could not start it, else as the last thing in the log of a run that failed. */
function saidOf(
  pod: Resource<'Pod'>,
  container: string,
  stated: Evidence,
  world: World,
): Readonly<{ evidence: Evidence; program?: string }> | undefined {
  if (PATTERN.test(stated.quote)) return withProgram(stated);
  const run = endedRun(pod, container);
  if (!run || run.exitCode === 0) return undefined;
  const on = podRef(pod);
  if (PATTERN.test(run.message)) {
    return withProgram(quotedField(on, `${run.path}/message`, run.message));
  }
  const line = lastSaying(PATTERN, on, logOfEnd(on, run, world));
  return line && withProgram(line.evidence);
}

function withProgram(evidence: Evidence): Readonly<{ evidence: Evidence; program?: string }> {
  const program = PATTERN.exec(evidence.quote)?.groups?.['program']?.replaceAll('"', '');
  return { evidence, ...present({ program }) };
}

function machineOf(pod: Resource<'Pod'>, world: World): { node?: string; evidence: Evidence[] } {
  const { node } = nodeOf(pod, world);
  const architecture = node.is === 'known' ? node.value.status?.nodeInfo?.architecture : undefined;
  if (!architecture || node.is !== 'known') return { evidence: [] };
  const on = { kind: 'Node', name: node.value.metadata?.name ?? '' };
  const path = '/status/nodeInfo/architecture';
  return { node: architecture, evidence: [quotedField(on, path, architecture)] };
}
