import { isOfKind, kindOf } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { failingMakerOf } from '../../../readings/config/makers.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { brokenReferences } from '../../references/broken.ts';
import { certificateReferences, contentReferences } from '../../references/contents.ts';
import { danglingReferences } from '../../references/dangling.ts';
import { missingNames, nearTo, onlyElsewhere } from '../../references/missing-names.ts';
import type { NamedReference, Reference } from '../../references/reference.ts';
import { deviceReferences } from '../../references/templates.ts';
import { missingWords, type MissingObject } from './missing.words.ts';

const REFERENCES = [
  ...brokenReferences,
  ...danglingReferences,
  ...certificateReferences,
  ...contentReferences,
];

/** Its controller says that something is wrong, and may well mean this. */
const SAID = 'object-reports-trouble';
/** A pod gets no node before its claims of devices are there. */
const UNPLACED = 'pod-unscheduled';

/** An object names something that is not there. */
export const missing: Cause<MissingObject> = {
  id: 'reference/missing',
  explains: [
    'broken-reference',
    'dangling-reference',
    'missing-certificate',
    'missing-contents',
    SAID,
    UNPLACED,
  ],
  refines: ['reports/own-word'],

  *explain({ kind: symptom, on, part, reason, evidence: report }, world, object) {
    const isSaid = symptom === SAID && reason !== 'NotObserved'; // which nobody's words tell
    const all =
      symptom === UNPLACED
        ? missingDevices(object, on, world)
        : missingFrom(object, REFERENCES, world, isSaid ? report.quote : undefined);
    const found = all.find(({ evidence }) => part === undefined || evidence.path === part);
    if (!found) return;

    const { to, reference, evidence } = found;
    const [subject] = to;
    const { on: by } = evidence;
    const near = nearTo(subject, world);
    const maker = failingMakerOf(subject, world);
    const elsewhere = near ? undefined : onlyElsewhere(subject, world);
    yield {
      subject,
      params: {
        by: {
          kind: by.kind,
          name: by.name,
          ...(by.namespace && { namespace: by.namespace }),
        },
        path: evidence.path ?? '',
        named: evidence.quote,
        stops: reference.stops,
        ...present({ near }),
        ...(elsewhere && { elsewhere: { about: elsewhere } }),
        ...((reference.crosses || reference.isHost) && { crosses: true as const }),
      },
      evidence: [evidence],
      strength: isSaid ? 'fits' : 'entails',
      restsOn: [on, ...to],
      ...(maker && { because: { at: maker.on, edge: 'secret-to-maker', ifIll: true as const } }),
    };
  },

  ...missingWords,
};

function missingFrom(
  object: Resource,
  references: readonly Reference[],
  world: World,
  said?: string,
): readonly NamedReference[] {
  const kind = kindOf(object);
  return missingNames(
    object,
    references.filter(({ from }) => from === kind),
    world,
    said,
  );
}

/** Of a pod that has been given no claim yet, as its workload names them, where it still does: there it is mended. */
function missingDevices(pod: Resource, on: Ref, world: World): readonly NamedReference[] {
  if (!isOfKind('Pod', pod) || pod.status?.resourceClaimStatuses?.length) return [];
  const owner = ownersOf(on, world).at(-1);
  const fact = owner && world.get(owner);
  const makers: readonly Resource[] = fact?.is === 'known' ? [fact.value, pod] : [pod];
  return makers.flatMap((one) => missingFrom(one, deviceReferences, world));
}
