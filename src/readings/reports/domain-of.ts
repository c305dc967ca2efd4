import { kindOf } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { tableOf } from '../../text/table-of.ts';
import { fieldsAt } from './fields.ts';

/** Kinds that many controllers implement, and the class that names the one that is meant. */
const BY_CLASS: Readonly<Record<string, Readonly<{ at: string; kind: string }>>> = tableOf({
  'gateway.networking.k8s.io/Gateway': {
    at: 'spec.gatewayClassName',
    kind: 'gateway.networking.k8s.io/GatewayClass',
  },
});
const OWN_CLASS = 'gateway.networking.k8s.io/GatewayClass';

/** The domain of whoever acts on an object: of the controller that its class names ("example.com/gateway"), or else its API group. */
export function domainOf(object: Resource, world: World): string {
  const kind = kindOf(object);
  const [group = ''] = kind.split('/');
  const by = BY_CLASS[kind];
  const [named] = by ? fieldsAt(object, by.at) : [];
  const fact =
    by && typeof named?.value === 'string'
      ? world.get<string>({ kind: by.kind, name: named.value })
      : undefined;
  const holder = kind === OWN_CLASS ? object : fact?.is === 'known' ? fact.value : undefined;
  const [controller] = holder ? fieldsAt(holder, 'spec.controllerName') : [];
  return typeof controller?.value === 'string' ? (controller.value.split('/')[0] ?? group) : group;
}
