import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { CLOUDS } from '../../../../readings/injection/cloud-identity.ts';
import { injectors, type Injector } from '../../../../readings/injection/injectors.ts';
import { podMutators } from '../../../../readings/injection/pod-mutators.ts';
import {
  podTemplatesIn,
  type PodTemplate,
} from '../../../../readings/injection/pod-templates-in.ts';
import { present } from '../../../../text/present.ts';

/**
 * What a refused pod has that its template has not: a webhook put it in. `by` are the webhooks that may have, `annotation`
 * sets what the one that is known asks for.
 */
export type Added = Readonly<{
  containers?: readonly string[];
  by: readonly string[];
  product?: string;
  annotation?: string;
}>;
/** They add variables and a token, no container. */
const IDENTITIES = CLOUDS.flatMap(({ webhook }) => webhook ?? []);
type FoundAdded = Readonly<{ added: Added; evidence: readonly Evidence[] }>;

/** Of the containers that a refusal names those that no template of the object has, and who may have added them. */
export function addedContainers(
  named: readonly string[],
  size: string | undefined,
  on: Ref,
  world: World,
): FoundAdded | undefined {
  const templates = templatesOf(on, world);
  const own = new Set(templates.flatMap(({ containers }) => containers.map(({ name }) => name)));
  const containers = [...new Set(named)].filter((name) => !own.has(name));
  if (templates.length === 0 || containers.length === 0) return undefined;
  return foundBy(templates, { containers }, size, on, world);
}

/** Who may have added what a refusal counts, where no template of the object has it. */
export function addedBesides(
  isOwn: (template: PodTemplate) => boolean,
  size: string | undefined,
  on: Ref,
  world: World,
): FoundAdded | undefined {
  const templates = templatesOf(on, world);
  if (templates.length === 0 || templates.some(isOwn)) return undefined;
  const found = foundBy(templates, {}, size, on, world);
  return found.added.by.length > 0 ? found : undefined;
}

function templatesOf(on: Ref, world: World): readonly PodTemplate[] {
  const fact = world.get(on);
  return fact.is === 'known' ? podTemplatesIn(fact.value) : [];
}

function foundBy(
  templates: readonly PodTemplate[],
  { containers }: Pick<Added, 'containers'>,
  size: string | undefined,
  { namespace = '' }: Ref,
  world: World,
): FoundAdded {
  const mutators = templates
    .flatMap(({ labels }) => podMutators(labels, namespace, world).items)
    .filter(({ webhook }) => !IDENTITIES.some((one) => one.test(webhook)));
  const isOf = ({ webhook, containers: its }: Injector) =>
    containers
      ? its.some((name) => containers.includes(name))
      : mutators.length > 0 && mutators.every((one) => webhook.test(one.webhook));
  const product = injectors.find(isOf);
  const meant = product ? mutators.filter((one) => product.webhook.test(one.webhook)) : mutators;
  return {
    added: {
      by: [...new Set(meant.map(({ configuration, webhook }) => `${configuration}/${webhook}`))],
      ...present({ containers }),
      ...(product && {
        product: product.name,
        ...present({ annotation: size && product.sizes[size] }),
      }),
    },
    evidence: meant.map(({ evidence }) => evidence),
  };
}
