// Makes scenarios on control planes of their own and records them into test/scenarios, each in about 20 s; an
// expect.yaml that is there stays.
// npm run record -- [name…]
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { capture } from '#src/cluster/capture.ts';
import { liveApi } from '#src/cluster/live/kube-config.ts';
import { kindOf } from '#src/domain/keys.ts';
import { resourceOf } from '#src/world/coverage.ts';
import type { Recording } from '#src/world/recorded.ts';
import { playRecipe } from '#test/integration/recorder/play-recipe.ts';
import { readRecipe, recipeNames, type Recipe } from '#test/integration/recorder/recipe.ts';
import { steadied } from '#test/integration/recorder/steadied.ts';
import { writeScenario } from '#test/integration/recorder/write-scenario.ts';
import { Api } from '#test/integration/support/api.ts';
import { startControlPlane } from '#test/integration/support/control-plane/start.ts';

const SCENARIOS = fileURLToPath(new URL('../../scenarios/', import.meta.url));
/** The control plane's own: dozens of objects that no question is about. */
const FURNITURE = [
  'apiservices.apiregistration.k8s.io',
  'clusterrolebindings.rbac.authorization.k8s.io',
  'clusterroles.rbac.authorization.k8s.io',
  'flowschemas.flowcontrol.apiserver.k8s.io',
  'ipaddresses.networking.k8s.io',
  'prioritylevelconfigurations.flowcontrol.apiserver.k8s.io',
  'servicecidrs.networking.k8s.io',
];

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : recipeNames()) {
  const recipe = readRecipe(name);
  const recording = await record(recipe);
  await writeScenario(join(SCENARIOS, name), steadied(recording, recipe.lasts.minutes * 60_000));
  console.error(`${name}: recorded`);
}

async function record(recipe: Recipe): Promise<Recording> {
  const cluster = await startControlPlane();
  const api = new Api(cluster.access.admin);
  try {
    await playRecipe(api, recipe);
    const live = await liveApi({ kubeconfig: cluster.kubeconfigs.admin });
    return only(recipe, await capture(live, { namespaces: [recipe.namespace] }));
  } finally {
    api.close();
    await cluster.group.stop();
  }
}

/** All pods are in the recipe's namespace, for nobody else made any. */
function only({ holds }: Recipe, recording: Recording): Recording {
  const left = FURNITURE.filter((resource) => !holds.includes(resource));
  return {
    ...recording,
    objects: recording.objects.filter((object) => !left.includes(resourceOf(kindOf(object)))),
    captured: [...recording.captured, { resources: ['pods'], namespaces: '*' }],
    notCaptured: [
      ...recording.notCaptured,
      ...left.map((resource) => ({ resource, reason: 'not-recorded' })),
    ],
  };
}
