import type { Evidence, Ref, World } from '../../domain/model.ts';
import { aboutContainer, eventsSaying } from '../events.ts';

/** Why the kubelet killed a container while its pod went on, newest first. A normal stop is "Stopping container …". */
export function killingsOf(on: Ref<'Pod'>, container: string, world: World): readonly Evidence[] {
  const own = aboutContainer(container, on, world);
  return eventsSaying(['Killing'], on, own).filter(
    ({ quote }) => !quote.startsWith('Stopping container'),
  );
}
