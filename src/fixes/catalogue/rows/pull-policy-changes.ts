import type { CandidateCode } from '../../../domain/codes.ts';
import { isA } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
// Images: whether a node pulls them anew.
import { imagePulls } from '../../../knowledge/causes/image/pull.ts';
import { imageRegistries } from '../../../knowledge/causes/image/registry.ts';
import { unusableImages } from '../../../knowledge/causes/image/unusable.ts';
import { imageReference } from '../../../readings/images/image-reference.ts';
import { isSameJson } from '../../../text/canonical-json.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf } from '../../fields/holders.ts';

type Imaged = Readonly<{ container: string; image: string }>;

/** Lets a node pull an image that it does not have. */
const pulled = fieldRemedy<Imaged>({
  id: 'image/pulled',
  answers: unusableImages.filter(({ id }) => id === 'image/unusable/never'),

  *find(finding, world) {
    yield* ifNotPresent(finding, 'Never', 'pulled', world);
  },
});

/** Starts a container of the image that its node has, where the registry cannot be asked for a newer one. */
const held = fieldRemedy<Imaged>({
  id: 'image/held-by-node',
  answers: [
    ...imageRegistries,
    ...imagePulls.filter(({ id }) => /\/(?:rate-limited|registry-error)$/.test(id)),
  ],
  isLastResort: true,

  *find(finding, world) {
    const { image } = finding.params;
    const nodes = finding.seen.flatMap(({ on }) => {
      const pod = isA('Pod', on) ? world.get(on) : undefined;
      return pod?.is === 'known' ? (pod.value.spec?.nodeName ?? []) : [];
    });
    const isHeld = nodes.every((name) => holds(name, image, world));
    if (nodes.length > 0 && isHeld) yield* ifNotPresent(finding, 'Always', 'held', world);
  },
});

function* ifNotPresent(finding: Finding<Imaged>, was: string, why: CandidateCode, world: World) {
  const { container, image } = finding.params;
  const one = containerOf(finding, world, container);
  if (one?.container.image !== image || one.container.imagePullPolicy !== was) return;
  const candidates = [candidate('IfNotPresent', why)];
  yield inContainer(one, 'imagePullPolicy', { candidates });
}

/** Whether a node says so; of many images it names only the largest. */
function holds(name: string, image: string, world: World): boolean {
  const node = world.get({ kind: 'Node', name });
  const wanted = imageReference(image);
  return (
    node.is === 'known' &&
    (node.value.status?.images ?? [])
      .flatMap(({ names = [] }) => names)
      .some((one) => isSameJson(imageReference(one), wanted))
  );
}

/** Changes of whether images are pulled, in the order in which they are offered. */
export const pullPolicyChanges: readonly Remedy[] = [pulled, held];
