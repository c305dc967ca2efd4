import { isOfKind } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
// Volumes: the class and the size of claims, and who may read, write and execute what they hold.
import { programNotFound } from '../../../knowledge/causes/crash/program-not-found.ts';
import { noFileAccess } from '../../../knowledge/causes/security/no-file-access.ts';
import { noDefaultClass } from '../../../knowledge/causes/storage/no-default-class.ts';
import { noVolume } from '../../../knowledge/causes/storage/no-volume.ts';
import { volumeFull } from '../../../knowledge/causes/storage/volume-full.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { selects } from '../../../readings/selectors.ts';
import { classNameOf } from '../../../simulator/storage/claims.ts';
import { suits } from '../../../simulator/storage/matching-volume.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inPod, inSpec } from '../../fields/found.ts';
import { containerOf, objectOf, templateOf } from '../../fields/holders.ts';
import { larger } from '../../fields/larger.ts';

const CLAIM = 'PersistentVolumeClaim';

/** Gives a claim a class: the API server lets that be set later only where it was never set. */
const existingClass = fieldRemedy<Readonly<{ classes: readonly string[] }>>({
  id: 'storage/existing-class',
  answers: [noDefaultClass],
  input: { name: 'class', type: 'name' },

  *find({ subject, params }, world) {
    const of = objectOf(subject, world);
    const candidates = mostUsedFirst(params.classes, subject, world);
    if (of) yield { ...inSpec(of, 'storageClassName', { candidates }), isFinal: true };
  },
});

/** Those of other claims there, the most frequent first, and then the others. */
function mostUsedFirst(
  classes: readonly string[],
  { namespace = '' }: Ref,
  world: World,
): readonly Candidate[] {
  const used = world
    .list(CLAIM, { namespace })
    .items.flatMap(({ spec }) => spec?.storageClassName ?? []);
  const count = (name: string) => used.filter((one) => one === name).length;
  return classes
    .toSorted((a, b) => count(b) - count(a))
    .map((value) => candidate(value, count(value) > 0 ? 'elsewhere' : 'exists'));
}

/** What of a volume that is free and large enough does not keep a claim that names it from being bound to it. */
const FITS_BUT: readonly string[] = ['labels', 'other'];

/** Binds a claim to the volume that fits it but for its labels: the API server lets a claim name one once. */
const namedVolume = fieldRemedy<Readonly<{ why: string; nearest?: string }>>({
  id: 'storage/named-volume',
  answers: [noVolume],
  input: { name: 'volume', type: 'name' },

  *find({ subject, params: { why, nearest: name = '' } }, world) {
    const of = objectOf(subject, world);
    const volume = world.get({ kind: 'PersistentVolume', name });
    if (!of || !isOfKind(CLAIM, of.object) || !FITS_BUT.includes(why) || volume.is !== 'known')
      return;
    const { selector } = of.object.spec ?? {};
    const { labels } = volume.value.metadata ?? {};
    // Once bound, its pods have to run where it is reached.
    if (!selector || selects(selector, labels) || volume.value.spec?.nodeAffinity) return;
    if (volume.value.status?.phase === 'Failed' || !suits(volume.value, of.object)) return;
    const candidates = [candidate(name, 'fits-claim')];
    yield { ...inSpec(of, 'volumeName', { candidates }), isFinal: true };
  },
});

/** Enlarges a volume that is full, where its class lets volumes grow. */
const largerClaim = fieldRemedy<Readonly<{ is: string; claim: string; size: string }>>({
  id: 'storage/larger-claim',
  answers: [volumeFull],
  input: { name: 'size', type: 'quantity' },

  *find({ subject, params: { is, claim, size } }, world) {
    const { namespace = '' } = subject;
    const of =
      is === 'claim' ? objectOf({ kind: CLAIM, namespace, name: claim }, world) : undefined;
    if (!of || !isOfKind(CLAIM, of.object)) return;
    const name = classNameOf(of.object);
    const found = world.get({ kind: 'storage.k8s.io/StorageClass', name });
    if (found.is !== 'known' || !found.value.allowVolumeExpansion) return;
    yield { ...inSpec(of, 'resources/requests/storage', larger(size)), isFinal: true };
  },
});

/** Gives volumes to the group of the user as whom the program runs. */
const volumeGroup = fieldRemedy<Readonly<{ volume?: string; user?: number; fsGroup?: number }>>({
  id: 'security/volume-group',
  answers: [noFileAccess],
  input: { name: 'group', type: 'number' },

  *find(finding, world) {
    const { volume, user, fsGroup } = finding.params;
    const of = templateOf(finding, world);
    const mounted = of?.template.spec?.volumes?.find(({ name }) => name === volume);
    if (!of || !mounted || mounted.hostPath || mounted.nfs || !user || fsGroup !== undefined)
      return; // the kubelet leaves both to whoever owns them
    yield inPod(of, 'securityContext/fsGroup', {
      candidates: [candidate(`${user}`, 'own-group')],
    });
  },
});

const EXECUTABLE = 0o755;
const FOR_OTHERS = 0o004;

/** Lets the files of a mounted ConfigMap or Secret be executed, of which a container starts one. */
const executableFiles = fieldRemedy<
  Readonly<{ container: string; program: string; problem: string }>
>({
  id: 'crash/executable-files',
  answers: [programNotFound],

  *find(finding, world) {
    const { container, program, problem } = finding.params;
    const one = containerOf(finding, world, container);
    const mounted =
      one && problem === 'not-executable' && mountOf({ ...one, pod: one.of.template }, program);
    if (!mounted) return;
    const source = (['configMap', 'secret'] as const).find((each) => mounted.volume[each]);
    const { items, defaultMode = 0o644 } = (source && mounted.volume[source]) ?? {};
    // Who closed the files to others, such as keys, meant it.
    if (!source || (defaultMode & FOR_OTHERS) === 0) return;
    if (items?.some(({ mode }) => mode !== undefined)) return;
    const field = `${mounted.volumePath.slice('/spec/'.length)}/${source}/defaultMode`;
    const found = inPod(one.of, field, {
      candidates: [candidate(octal(EXECUTABLE), 'executable')],
      set: () => ({ [field]: EXECUTABLE }),
    });
    yield { ...found, was: octal(defaultMode) };
  },
});

function octal(mode: number): string {
  return `0${mode.toString(8)}`;
}

/** Changes of volumes, in the order in which they are offered. */
export const volumeChanges: readonly Remedy[] = [
  existingClass,
  namedVolume,
  largerClaim,
  volumeGroup,
  executableFiles,
];
