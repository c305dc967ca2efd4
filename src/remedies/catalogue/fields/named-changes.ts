// Objects that are named and are not there: another that is, or doing without.
import { missingConfig } from '../../../diagnosis/causes/config/missing-config.ts';
import { missingKey } from '../../../diagnosis/causes/config/missing-key.ts';
import { missing } from '../../../diagnosis/causes/reference/missing.ts';
import type { Missing } from '../../../diagnosis/causes/reference/missing.words.ts';
import { brokenReferences } from '../../../diagnosis/references/broken.ts';
import { danglingReferences } from '../../../diagnosis/references/dangling.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../change/value-at.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inTemplates, NAME } from '../../fields/forms.ts';
import { inPod, inSpec } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';
import { namesIn, nearestFirst } from '../../fields/names.ts';
import { placesNaming } from '../../fields/places-naming.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { only } from '../../reach/values.ts';

/** What routes, scales or certifies; not what gives rights, decides on admission or delivers. */
const CORRECTED =
  /^(?:networking\.k8s\.io\/Ingress|gateway\.networking\.k8s\.io\/\w+Route|autoscaling\.k8s\.io\/VerticalPodAutoscaler|keda\.sh\/ScaledObject|cert-manager\.io\/Certificate)$/;

/** Names an object that exists, wherever an object of these kinds names one that does not. */
const otherName = fieldRemedy<Missing>({
  id: 'reference/other-name',
  answers: [missing],
  input: { name: 'object', type: 'name' },
  reach: [...brokenReferences, ...danglingReferences]
    .filter(({ from }) => CORRECTED.test(from))
    .map(({ from, at }) => ({ of: [from], paths: { [at]: NAME } })),

  *find({ subject: { kind, namespace = '', name }, params: { by, path, near } }, world) {
    const of = objectOf(by, world);
    const candidates = nearestFirst(name, near, namesIn(kind, namespace, world));
    if (of) yield inSpec(of, path.slice('/spec/'.length), { candidates });
  },
});

/** Starts containers without a ConfigMap or Secret, or a key of one, that is not there. */
const doWithout = fieldRemedy<Readonly<{ object?: string; key?: string }>>({
  id: 'config/optional',
  answers: [missingConfig, missingKey],
  isLastResort: true,
  reach: inTemplates({
    [`${CONTAINER}/env/*/valueFrom/{configMapKeyRef,secretKeyRef}/optional`]: only(true),
    [`${CONTAINER}/envFrom/*/{configMapRef,secretRef}/optional`]: only(true),
    '/volumes/*/{configMap,secret}/optional': only(true),
    '/volumes/*/projected/sources/*/{configMap,secret}/optional': only(true),
  }),

  *find(finding, world) {
    const { subject, params } = finding;
    const of = templateOf(finding, world);
    const names = placesNaming(subject.kind, of?.template.spec)
      .filter(({ name }) => name === subject.name)
      .map(({ path }) => path.slice(1));
    const fields = names
      .map((path) => path.slice(0, path.lastIndexOf('/')))
      .filter((at) => isDemanded(valueAt(of?.template.spec, `/${at}`), params.key))
      .map((at) => `${at}/optional`);
    const [first] = fields;
    if (!of || !first) return;
    const set = () => Object.fromEntries(fields.map((field) => [field, true]));
    const candidates = [{ value: 'true', why: 'does-without' }];
    yield { ...inPod(of, first, { candidates, set }), identity: names };
  },
});

type Reference = Readonly<{
  key?: string;
  items?: readonly Readonly<{ key: string }>[];
  optional?: boolean;
}>;

/** Whether a reference demands its object, or that key of it. */
function isDemanded(reference: unknown, wanted: string | undefined): boolean {
  const { key, items = [], optional } = reference as Reference; // by its place
  if (optional) return false;
  return wanted === undefined || key === wanted || items.some((item) => item.key === wanted);
}

/** Changes of what is named and is not there, in the order in which they are offered. */
export const namedChanges: readonly Remedy[] = [otherName, doWithout];
