import { sightsOf, sightsOfChange } from '../../approvals/sights-of.ts';
import type { Incident } from '../../domain/incident.ts';
import { plansOf } from '../plans-of.ts';
import type { Shows } from '../shows.ts';

/** Whether its channel may still see all that an incident shows or would change: settings change while messages stay. */
export function isStillShown(incident: Incident, shows: Shows): boolean {
  const { place, answer } = incident;
  const sights = [
    ...(answer ? sightsOf(answer) : []),
    ...plansOf(incident).flatMap(({ changes: [change] }) => sightsOfChange(change)),
  ];
  return sights.every((sight) => shows(place.channel, sight));
}
