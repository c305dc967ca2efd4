import { kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER, type SymptomFinder, type World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOurs } from '../../readings/events.ts';
import { controllerOf } from '../../readings/reports/controller-of.ts';
import { familyKinds } from '../../readings/reports/families.ts';
import { fieldsAt } from '../../readings/reports/fields.ts';
import { isCustom } from '../../readings/reports/is-custom.ts';
import { isWithin } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { resourceServing } from '../../world/served-kinds.ts';

/** A controller that acts looks at an object within seconds, also where it is busy within minutes. */
const UNHEEDED_MS = 10 * 60_000;
const DEFINITION = 'apiextensions.k8s.io/CustomResourceDefinition';

/**
 * An object of a kind of which nothing is known is long there, and nobody has written a status on it or an event about
 * it, though others of its kind have one or what seems to be its controller does not run.
 */
export const objectUnheeded: SymptomFinder = {
  kind: 'object-unheeded',
  of: [ANY_OTHER],
  asked: 'unless-outage',
  isAside: true,

  *find(object, world) {
    const kind = kindOf(object);
    const { creationTimestamp: since, deletionTimestamp } = object.metadata ?? {};
    if (!isCustom(kind) || familyKinds.has(kind) || hasStatus(object)) return;
    if (!since || deletionTimestamp || isWithin(UNHEEDED_MS, since, world.now)) return;

    const on = refTo(kind, object);
    const { items, gap } = world.events(on);
    if (gap || !items.every(isOurs)) return;
    const reason = awaitedBy(object, world);
    if (!reason) return;
    yield {
      kind: 'object-unheeded',
      on,
      reason,
      evidence: quotedField(on, '/metadata/creationTimestamp', since),
      since,
      hurts: 'progress',
    };
  },
};

/** Why somebody should have written a status: only of a kind that has one apart from what people write. */
function awaitedBy(
  object: Resource,
  world: World,
): 'OthersHaveStatus' | 'NoController' | undefined {
  const kind = kindOf(object);
  const [, version = ''] = object.apiVersion?.split('/') ?? [];
  const name = resourceServing(kind, world);
  const definition = name ? world.get({ kind: DEFINITION, name } as const) : undefined;
  if (definition?.is !== 'known') return undefined;
  const { spec } = definition.value;
  if (!spec.versions.find((one) => one.name === version)?.subresources?.status) return undefined;

  const { namespace = '' } = object.metadata ?? {};
  if (world.list(kind, { namespace }).items.some(hasStatus)) return 'OthersHaveStatus';
  const { is } = controllerOf(kind, spec.group, world);
  return is === 'down' || is === 'none' ? 'NoController' : undefined;
}

function hasStatus(object: Resource): boolean {
  return Object.keys(fieldsAt(object, 'status')[0]?.value ?? {}).length > 0;
}
