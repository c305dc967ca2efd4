// Images: another one of the same repository.
import { z } from 'zod';

import { imagePulls } from '../../../diagnosis/causes/image/pull.ts';
import { unusableImages } from '../../../diagnosis/causes/image/unusable.ts';
import { wrongArchitecture } from '../../../diagnosis/causes/image/wrong-architecture.ts';
import {
  imageReference,
  isSameRepository,
} from '../../../diagnosis/signs/images/image-reference.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import { replicaSetToController } from '../../../world/edges/replicaset-to-controller.ts';
import { containersOf } from '../../../world/readings/pods/container-specs.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inTemplates } from '../../fields/forms.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf } from '../../fields/holders.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';

type Imaged = Readonly<{ container: string; image: string }>;

/** The failures that another image of the repository mends. */
const OF_THE_IMAGE = ['not-found', 'no-access', 'invalid-name', 'platform', 'format', 'corrupt'];

/** Names an image of the same repository that has run. */
const knownImage = fieldRemedy<Imaged>({
  id: 'image/known-image',
  answers: [...imagePulls, ...unusableImages, wrongArchitecture].filter(
    ({ id }) => id === wrongArchitecture.id || OF_THE_IMAGE.includes(id.split('/').at(-1) ?? ''),
  ),
  input: { name: 'image', type: 'image' },
  reach: inTemplates({ [`${CONTAINER}/image`]: fits(z.string().regex(/^[a-z0-9][\w.:/@-]*$/)) }),

  *find(finding, world) {
    const one = containerOf(finding, world, finding.params.container);
    if (!one) return;
    const candidates = knownImages(finding.params, one.of.on, world);
    yield inContainer(one, 'image', { candidates });
  },
});

function knownImages(
  { image, container }: Imaged,
  workload: Ref,
  world: World,
): readonly Candidate[] {
  const lower = image.toLowerCase();
  const found: readonly Candidate[] = [
    ...(lower === image ? [] : [{ value: lower, why: 'lowercase' }]),
    ...earlier(container, workload, world)
      .filter((value) => value !== image && isSameRepository(value, lower))
      .map((value) => ({ value, why: 'ran' })),
    ...elsewhere(lower, world)
      .filter((value) => value !== image)
      .map((value) => ({ value, why: 'elsewhere' })),
  ];
  return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at);
}

/** What the container was in the workload's revisions, the newest first. */
function earlier(container: string, workload: Ref, world: World): readonly string[] {
  const created = ({ metadata }: Resource) => Date.parse(metadata?.creationTimestamp ?? '');
  return world
    .followBack(replicaSetToController, workload)
    .items.map(({ from }) => world.get({ ...from, kind: 'apps/ReplicaSet' as const }))
    .flatMap((fact) => (fact.is === 'known' ? [fact.value] : []))
    .toSorted((a, b) => created(b) - created(a))
    .flatMap(({ spec }) => [...containersOf(spec?.template?.spec)])
    .flatMap((one) => (one.container.name === container ? (one.container.image ?? []) : []));
}

/** Images of that repository that run anywhere, the newest tag first. */
function elsewhere(image: string, world: World): readonly string[] {
  const running = world
    .list('Pod', { all: true })
    .items.flatMap(({ spec, status }) =>
      [...containersOf(spec)].flatMap(({ container }) =>
        status?.containerStatuses?.some(({ name, ready }) => name === container.name && ready)
          ? [container.image ?? '']
          : [],
      ),
    );
  const tag = (one: string) => imageReference(one).tag;
  return [...new Set(running.filter((one) => isSameRepository(one, image)))].toSorted((a, b) =>
    tag(b).localeCompare(tag(a), 'en', { numeric: true }),
  );
}

/** Changes of images, in the order in which they are offered. */
export const imageChanges: readonly Remedy[] = [knownImage];
