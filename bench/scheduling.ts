// How long the what-if scheduler takes in large clusters: `npm run bench`. Fails over a limit; --json prints JSON.
import { parseArgs } from 'node:util';

import { diagnose } from '../src/engine/diagnose.ts';
import { plansFor } from '../src/fixes/offers/plans.ts';
import { rules } from '../src/knowledge/rules.ts';
import { readCluster } from '../src/simulator/cluster.ts';
import { place } from '../src/simulator/place.ts';
import { metered } from '../src/world/metered.ts';
import { openWorld } from '../src/world/open-world.ts';
import { generatedWorld, WEB } from './support/generated-world.ts';
import { machine, measured, type Measured } from './support/measured.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** Limits in ms for the median, on one core of a usual machine; without one it is only reported. */
type Size = Readonly<{ nodes: number; pods: number; limits: Readonly<Record<string, number>> }>;
const SIZES: readonly Size[] = [
  { nodes: 100, pods: 5_000, limits: { place: 20, whatIf: 150 } },
  { nodes: 1_000, pods: 30_000, limits: {} },
];

const results: (Measured &
  Readonly<{ what: string; nodes: number; pods: number; limit?: number }>)[] = [];
for (const { nodes, pods, limits } of SIZES) {
  const source = generatedWorld(nodes, pods);
  const loader = metered({ load: async () => source });
  const { world } = openWorld(source);
  const { cluster } = readCluster(WEB.namespace, world);
  const found = world.get({ kind: 'Pod', namespace: WEB.namespace, name: 'web-new' });
  if (found.is !== 'known') throw new Error('The generated world lacks its Pending pod.');

  const { verdict } = await diagnose(WEB, loader, rules);
  const rank = () => plansFor(verdict, loader, { cluster: 'generated', rules });
  const { length } = await rank();
  const work: readonly (readonly [string, () => unknown, (number | undefined)?])[] = [
    ['place one pod', () => place(found.value, cluster), limits.place],
    [`rank and prove ${length} fixes`, rank, limits.whatIf],
    ['diagnose', () => diagnose(WEB, loader, rules)],
  ];
  for (const [what, does, limit] of work) {
    const took = await measured(runs, does);
    results.push({ what, nodes, pods, ...took, ...(limit !== undefined && { limit }) });
  }
}

if (values.json) console.log(JSON.stringify({ results, machine: machine() }, undefined, 2));
else {
  console.table(results);
  console.log(machine());
}
const late = results.filter(({ limit = Infinity, median }) => median > limit);
for (const { what, nodes, median, limit } of late) {
  console.error(`${what} with ${nodes} nodes: ${median} ms is over the limit of ${limit} ms.`);
}
process.exitCode = late.length > 0 ? 1 : 0;
