import type { World } from '../../../../domain/model.ts';
import { resourceServing } from '../../../../world/served-kinds.ts';
import { DESTINATION_RULE } from '../../../signs/network/destination-rules.ts';

const MESH_KINDS = ['security.istio.io/PeerAuthentication', DESTINATION_RULE];

/** Whether a cluster serves the kinds that say how sidecars speak: else nothing is said for the whole mesh. */
export function hasMesh(world: World): boolean {
  return MESH_KINDS.some((kind) => resourceServing(kind, world) !== undefined);
}
