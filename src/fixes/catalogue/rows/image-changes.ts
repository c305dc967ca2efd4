// Images: another one of the same repository, or another Secret to pull it with.

import { isA } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import { pullSecretMissing } from '../../../knowledge/causes/image/pull-secret-missing.ts';
import { imagePulls } from '../../../knowledge/causes/image/pull.ts';
import { tagMoved } from '../../../knowledge/causes/image/tag-moved.ts';
import { unusableImages } from '../../../knowledge/causes/image/unusable.ts';
import { wrongArchitecture } from '../../../knowledge/causes/image/wrong-architecture.ts';
import { imageReference, isSameRepository } from '../../../readings/images/image-reference.ts';
import { containersOf } from '../../../readings/pods/container-specs.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { TemplateHolder } from '../../fields/field-row.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, templateOf } from '../../fields/holders.ts';
import { earlierRevisions } from '../../roll-back/earlier-revisions.ts';

/** `works` is the image, by its digest, with which other pods are Ready. */
type Imaged = Readonly<{ container: string; image: string; volume?: string; works?: string }>;

/** The failures that another image of the repository mends. */
const OF_THE_IMAGE = ['not-found', 'no-access', 'invalid-name', 'platform', 'format', 'corrupt'];

/** Names an image of the same repository that an earlier revision had, or that runs elsewhere. */
const knownImage = fieldRemedy<Imaged>({
  id: 'image/known-image',
  answers: [
    ...[...imagePulls, ...unusableImages].filter(({ id }) =>
      OF_THE_IMAGE.includes(id.split('/').at(-1) ?? ''),
    ),
    wrongArchitecture,
    tagMoved,
  ],
  input: { name: 'image', type: 'image' },

  *find(finding, world) {
    const one = containerOf(finding, world, finding.params.container);
    if (!one || finding.params.volume) return;
    const candidates = knownImages(finding.params, one.of, world);
    yield inContainer(one, 'image', { candidates });
  },
});

/** Pulls with a Secret with which other pods of the namespace pull; what is in it nobody looks at. */
const knownSecret = fieldRemedy<object>({
  id: 'image/pull-secret',
  answers: [
    pullSecretMissing,
    ...imagePulls.filter(({ id }) => /\/(?:no-access|unauthorized)/.test(id)),
  ],
  input: { name: 'secret', type: 'name' },

  *find(finding, world) {
    const { namespace = '', name } = finding.subject;
    const of = templateOf(finding, world);
    if (!of) return;
    const own = secretsIn(of.template);
    // Those of its service account are given to a pod that names none itself: who names one has to name them, too.
    const given = finding.seen.flatMap(({ on }) => {
      const pod = isA('Pod', on) ? world.get(on) : undefined;
      return pod?.is === 'known' ? secretsIn(pod.value) : [];
    });
    const kept = own.length > 0 ? own : [...new Set(given)].filter((one) => one !== name);
    const used = world
      .list('Pod', { namespace })
      .items.filter(({ status }) => status?.phase === 'Running')
      .flatMap(secretsIn);
    const candidates = [...new Set(used)]
      .filter((one) => ![...own, ...given].includes(one))
      .map((value) => candidate(value, 'elsewhere'));
    const index = own.indexOf(name);
    yield index === -1
      ? inPod(of, 'imagePullSecrets', {
          candidates,
          set: (value) => ({ imagePullSecrets: [...kept, value].map((one) => ({ name: one })) }),
        })
      : inPod(of, `imagePullSecrets/${index}/name`, { candidates });
  },
});

function secretsIn({ spec }: Pick<Resource<'Pod'>, 'spec'>): readonly string[] {
  return (spec?.imagePullSecrets ?? []).flatMap((one) => one.name ?? []);
}

function knownImages(
  { image, container, works }: Imaged,
  of: TemplateHolder,
  world: World,
): readonly Candidate[] {
  const lower = image.toLowerCase();
  const found: readonly Candidate[] = [
    ...(works ? [candidate(works, 'elsewhere')] : []),
    ...(lower === image ? [] : [candidate(lower, 'lowercase')]),
    ...earlier(container, of, world).filter(
      ({ value }) => value !== image && isSameRepository(value, lower),
    ),
    ...elsewhere(lower, of.on, world)
      .filter((value) => value !== image)
      .map((value) => candidate(value, 'elsewhere')),
  ];
  return found.filter((one, at) => found.findIndex(({ value }) => value === one.value) === at);
}

/** What the container was in a revision whose pods are Ready, in the last that came through, and then in the others. */
function earlier(container: string, of: TemplateHolder, world: World): readonly Candidate[] {
  return (earlierRevisions(of, world)?.earlier ?? []).flatMap(({ is, number, template }) =>
    [...containersOf(template.spec)].flatMap((one) =>
      one.container.name === container && one.container.image
        ? candidate(one.container.image, STANDING[is], `${number}`)
        : [],
    ),
  );
}

const STANDING = { serves: 'served', stable: 'came-through', ran: 'earlier' } as const;

/** Images of that repository that run in the namespace, the newest tag first: whoever reads this may not see others. */
function elsewhere(image: string, { namespace = '' }: Ref, world: World): readonly string[] {
  const running = world
    .list('Pod', { namespace })
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
export const imageChanges: readonly Remedy[] = [knownImage, knownSecret];
