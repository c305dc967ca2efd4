import type { Cause, Evidence, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { bindingsIn, isAllowed, type Request } from '../../../readings/access.ts';
import { controllerBehind } from '../../../readings/controllers/controller-behind.ts';
import { forbiddenIn } from '../../../readings/logs/forbidden.ts';
import { logOfRun, quoted } from '../../../readings/logs/logs.ts';
import { isCustom } from '../../../readings/reports/is-custom.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import { warningsAbout } from '../../../readings/warnings.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { refWord } from '../../words/ref-word.ts';
import { forbiddenWords, type Forbidden } from './forbidden.words.ts';
import { faultOf } from './signs/fault-of.ts';
import { missingRight } from './signs/missing-right.ts';

/** The end of a log, which one answer may read of another program. */
const LAST_LINES = 200;

/** Nobody acts on an object, and what should do so may not do what it needs: the API server refuses it. */
export const controllerForbidden: Cause<Forbidden> = {
  id: 'access/controller-forbidden',
  explains: [
    'claim-unbound',
    'claim-unexpanded',
    'container-waiting',
    'load-balancer-pending',
    'object-reports-trouble',
    'object-unheeded',
  ],
  refines: ['storage/provisioning', 'storage/mount-failed', 'reports/nobody-acts'],

  *explain(symptom, world, object) {
    if (!isSilent(symptom, object, world)) return;
    const controller = controllerBehind(object, world);
    if (controller?.is !== 'up') return;
    const refusal = refusalIn(controller.at, world);
    const allowed = refusal && isAllowed(refusal.request, world);
    if (!refusal || allowed) return;

    const fault = faultOf(refusal.request, allowed === undefined, world);
    const { subject, evidence = [] } = fault;
    yield {
      subject,
      params: {
        ...missingRight(refusal.request, fault),
        awaited: { by: refWord(symptom.on), controller: refWord(controller.at) },
      },
      evidence: [refusal.said, ...evidence],
      strength: 'fits',
    };
  },

  ...forbiddenWords,
};

/** Whether nobody has said a word of an object, or only that it waits for another program. */
function isSilent({ on, kind, normalFor }: Symptom, object: Resource, world: World): boolean {
  if (normalFor !== undefined) return false;
  if (kind === 'container-waiting') return true; // its events are those of who waits
  if (kind === 'object-reports-trouble')
    return isCustom(on.kind) && reportOf(object, world.now).is === 'unseen';
  return warningsAbout(on, world).length === 0;
}

type Refusal = Readonly<{ request: Request; said: Evidence }>;

/** The last request that the API server has refused to a pod of a workload. */
function refusalIn(at: Parameters<typeof podsOf>[0], world: World): Refusal | undefined {
  const { namespace = '' } = at;
  bindingsIn(namespace, world); // rounds are few: all of these are read together
  for (const kind of ['apps/ReplicaSet', 'Pod']) world.list(kind, { namespace });
  for (const pod of podsOf(at, world).pods) {
    for (const { name } of pod.spec?.containers ?? []) {
      const { lines } = logOfRun(podRef(pod), name, 'current', world);
      const line = lines.slice(-LAST_LINES).findLast(({ text }) => forbiddenIn(text));
      const request = line && forbiddenIn(line.text);
      if (request) return { request, said: quoted(line, podRef(pod)) };
    }
  }
  return undefined;
}
