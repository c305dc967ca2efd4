import { setTimeout } from 'node:timers/promises';

import { looksLike } from '#test/integration/recorder/looks-like.ts';
import type { Recipe, Step } from '#test/integration/recorder/recipe.ts';
import { type Api, type Manifest, pathOf, pathOfAll } from '#test/integration/support/api.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { createNode, createNodes } from '#test/integration/support/nodes.ts';
import { until } from '#test/integration/support/until.ts';

/** Kinds of recipes that are in no namespace. */
const CLUSTER_WIDE = [
  'RuntimeClass',
  'CertificateSigningRequest',
  'Namespace',
  'Node',
  'PersistentVolume',
  'PriorityClass',
  'StorageClass',
  'ValidatingWebhookConfiguration',
];
/** Controllers write their last status within this, and times of the next step are later by a second. */
const SETTLE_MS = 2_500;

/** Brings a new control plane into the state that a recipe describes. */
export async function playRecipe(api: Api, { namespace, nodes, steps }: Recipe): Promise<void> {
  if (!nodes) await createNodes(api);
  for (const { name, ...rest } of nodes ?? []) await createNode(api, name, rest);
  await namedNamespace(api, namespace);
  await playSteps(api, steps, namespace);
}

/** Brings a namespace, which need not be the recipe's own, into the state that steps make. */
export async function playSteps(
  api: Api,
  steps: readonly Step[],
  namespace: string,
): Promise<void> {
  for (const step of steps) {
    await playStep(api, step, namespace);
    await setTimeout(SETTLE_MS);
  }
}

async function playStep(api: Api, step: Step, namespace: string): Promise<void> {
  for (const one of step.apply) await api.apply(placed(one, namespace));
  for (const one of step.change) {
    const object = placed(one, namespace);
    await api.patch(pathOf(object), 'merge', object);
  }
  for (const one of step.delete) await api.delete(pathOf(placed(one, namespace)));
  for (const look of step.until) {
    const within = CLUSTER_WIDE.includes(look.kind) ? undefined : namespace;
    const path = pathOfAll(look.apiVersion, look.kind, within);
    const { apiVersion: _, kind, ...wanted } = look; // an item does not say so itself
    await until(
      `a ${kind} looks like ${JSON.stringify(wanted)}`,
      async () => {
        const { items } = await api.get<{ items: readonly unknown[] }>(path);
        return items.some((item) => looksLike(item, wanted)) || undefined;
      },
      { every: 200 },
    );
  }
}

function placed(object: Manifest, namespace: string): Manifest {
  if (CLUSTER_WIDE.includes(object.kind)) return object;
  return { ...object, metadata: { namespace, ...object.metadata } };
}
