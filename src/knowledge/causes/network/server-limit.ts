import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, LogLine, Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { programSettings } from '../../../readings/config/program-settings.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { complaintsOf } from '../../../readings/logs/pod-complaints.ts';
import { SERVER_LIMITS, serverLimitIn } from '../../../readings/logs/server-limits.ts';
import { serverBehind } from '../../../readings/network/server-behind.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { serverLimitWords, type AtServerLimit } from './server-limit.words.ts';

/** A server answers its client that a limit of its own is reached. */
export const serverLimit: Cause<AtServerLimit> = {
  id: 'network/server-limit',
  explains: [...TROUBLES, 'log-complains'],
  refines: [
    'log/complaining',
    'network/cannot-reach',
    'crash/own-words/writes-refused',
    'crash/own-words/connections-used-up',
    'crash/uncaught-error',
  ],

  *explain(symptom, world) {
    if (symptom.until) return;
    for (const { on, pod, container, line } of saidBy(symptom, world)) {
      const limit = serverLimitIn(line.text);
      if (!limit) continue;
      const { images, settings } = SERVER_LIMITS[limit];
      const server = serverBehind(pod, container, images, world);
      if (!server && symptom.kind !== 'log-complains') continue; // that it ended says more
      const set = server ? programSettings(settings, server.pod, server.at, world) : [];
      const caller = accountableFor(on, world);
      const accountable = server ? accountableFor(refTo('Pod', server.pod), world) : caller;
      yield {
        subject: accountable.subject,
        params: {
          limit,
          said: brief(line.text),
          caller: on.name,
          ...(server && { server: server.service.name }),
          settings: set.map(({ name, value }) => ({ name, value: brief(value) })),
        },
        evidence: [quoted(line, on), ...set.map(({ evidence }) => evidence)],
        strength: server?.isOnly ? 'entails' : 'fits', // its own words; whose they are may be open
        restsOn: [...caller.restsOn, ...(server ? [server.service, ...accountable.restsOn] : [])],
      };
      return;
    }
  },

  ...serverLimitWords,
};

type LimitSaid = Readonly<{
  on: Ref<'Pod'>;
  pod: Resource<'Pod'>;
  container: string;
  line: LogLine;
}>;

/** The lines that may say so, the newest first. */
function* saidBy(symptom: Symptom, world: World): Iterable<LimitSaid> {
  if (symptom.kind !== 'log-complains') {
    for (const { on, pod, container, log } of troubledContainers(symptom, world))
      for (const line of log.lines.toReversed()) yield { on, pod, container: container.name, line };
    return;
  }
  const fact = isA('Pod', symptom.on) ? world.get(symptom.on) : undefined;
  if (fact?.is !== 'known') return;
  const pod = fact.value;
  const log = complaintsOf(pod, world);
  for (const { line } of log?.complaints ?? [])
    yield { on: refTo('Pod', pod), pod, container: log?.container ?? '', line };
}
