import type { Incident, LastLook } from '../../domain/incident.ts';

/** What the cluster showed since the alerts of an incident are over: `unclear` where it was not looked at after that. */
export function lookAfterEnd({ alert, lastLook }: Incident): LastLook['is'] {
  if (!lastLook) return 'unclear';
  const isAfter = Date.parse(lastLook.at) >= Date.parse(alert?.endsAt ?? lastLook.at);
  return isAfter ? lastLook.is : 'unclear';
}
