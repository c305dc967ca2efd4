import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { lastSaying, logOfEnd } from '../../../world/readings/logs/logs.ts';
import { endedRun } from '../../../world/readings/pods/runs.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';
import { imageOf } from '../../signs/images/images.ts';
import { nodeOf } from '../../signs/nodes/nodes.ts';

type Foreign = Readonly<{
  container: string;
  image: string;
  program?: string; // that could not be run
  isScript: boolean; // by its name: then a missing first line is likelier
  node?: string;
  architecture?: string; // of the node
}>;

/** "exec /app: exec format error" (runc, in the log), "standard_init_linux.go:228: exec user process caused: …" */
const PATTERN = /(?:exec (?<program>\/\S+|"[^"]+"): )?exec format error/;

/** The kernel cannot run a container's program: it was built for another CPU architecture, or is a script without #!. */
export const wrongArchitecture: Cause<Foreign> = {
  id: 'image/wrong-architecture',
  explains: ['container-waiting', 'container-restarting', 'pod-failed', 'pod-not-ready'],

  *explain(symptom, world) {
    const { on } = symptom;
    const fact = isA('Pod', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known') return;
    const pod = fact.value;
    const names = symptom.part
      ? [symptom.part]
      : (pod.spec?.containers ?? []).map(({ name }) => name);
    for (const container of names) {
      const said = saidOf(pod, container, symptom.evidence, world);
      const named = imageOf(pod, container);
      if (!said || !named) continue;

      const { program } = said;
      const { node, evidence } = machineOf(pod, world);
      const owners = ownersOf(on, world);
      yield {
        subject: owners.at(-1) ?? on,
        params: {
          container,
          image: named.image,
          isScript: /\.(?:sh|py|pl|rb)$/.test(program ?? ''),
          ...(program && { program }),
          ...(pod.spec?.nodeName && { node: pod.spec.nodeName }),
          ...(node && { architecture: node }),
        },
        evidence: [
          said.evidence,
          ...evidence,
          { source: 'field', on, path: named.path, quote: named.image },
        ],
        strength: 'fits', // nobody reads the image itself
        restsOn: [on, ...owners],
      };
    }
  },

  text: {
    en({ name }, { container, image, program = 'its program', isScript, node, architecture }) {
      const place = node ? ` on node \`${node}\`${architecture ? ` (${architecture})` : ''}` : '';
      const [first, second] = isScript
        ? [
            'it is a script whose first line is no `#!`',
            'the image is for another CPU architecture',
          ]
        : [
            `image \`${image}\` is for another CPU architecture${architecture ? ` than ${architecture}` : ''}`,
            'the program is a script whose first line is no `#!`',
          ];
      return {
        title: `\`${name}\`: exec format error: the image is for another architecture`,
        sentence: `Container \`${container}\` of \`${name}\` ends at once with exec format error: the kernel cannot run \`${program}\`${place}. Most likely ${first}; less likely ${second}.`,
      };
    },
    ko({ name }, { container, image, program, isScript, node, architecture }) {
      const place = node ? `\`${node}\` 노드${architecture ? `(${architecture})` : ''}에서 ` : '';
      const [first, second] = isScript
        ? [
            '`#!` 첫 줄이 없는 스크립트일 가능성이 큽니다',
            '이미지의 CPU 아키텍처가 다를 수도 있습니다',
          ]
        : [
            `이미지 \`${image}\` 쪽의 CPU 아키텍처가 노드와 다를 가능성이 큽니다`,
            '`#!` 첫 줄이 없는 스크립트일 수도 있습니다',
          ];
      return {
        title: `\`${name}\`: exec format error: 이미지의 아키텍처가 다릅니다`,
        sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너가 exec format error로 바로 끝납니다. 커널이 ${place}${program ? `\`${program}\` ` : ''}프로그램을 실행할 수 없습니다. ${first}. ${second}.`,
      };
    },
  },
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
    return withProgram({ source: 'field', on, path: `${run.path}/message`, quote: run.message });
  }
  const line = lastSaying(PATTERN, on, logOfEnd(on, run, world));
  return line && withProgram(line.evidence);
}

function withProgram(evidence: Evidence): Readonly<{ evidence: Evidence; program?: string }> {
  const program = PATTERN.exec(evidence.quote)?.groups?.['program']?.replaceAll('"', '');
  return { evidence, ...(program && { program }) };
}

function machineOf(pod: Resource<'Pod'>, world: World): { node?: string; evidence: Evidence[] } {
  const { node } = nodeOf(pod, world);
  const architecture = node.is === 'known' ? node.value.status?.nodeInfo?.architecture : undefined;
  if (!architecture || node.is !== 'known') return { evidence: [] };
  const on = { kind: 'Node', name: node.value.metadata?.name ?? '' };
  const path = '/status/nodeInfo/architecture';
  return { node: architecture, evidence: [{ source: 'field', on, path, quote: architecture }] };
}
