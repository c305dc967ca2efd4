import { CONTAINER_NAMES } from '../../../carry-out/reach/forms/container-names.ts';
import { ROLLOUT_NAMES } from '../../../carry-out/reach/forms/rollout-names.ts';
import type { Remedy } from '../../../domain/remedy.ts';
// Objects that are named and are not there: another that is, or doing without.
import { downwardApi } from '../../../knowledge/causes/config/downward-api.ts';
import { missingConfig } from '../../../knowledge/causes/config/missing-config.ts';
import { missingKey } from '../../../knowledge/causes/config/missing-key.ts';
import { missingReference } from '../../../knowledge/causes/creation/missing-reference.ts';
import { missing } from '../../../knowledge/causes/reference/missing.ts';
import type { MissingObject } from '../../../knowledge/causes/reference/missing.words.ts';
import { invalidSpec } from '../../../knowledge/causes/rollout/invalid-spec.ts';
import type { Invalid } from '../../../knowledge/causes/rollout/invalid-spec.words.ts';
import type { NotFound } from '../../../knowledge/references/not-found.words.ts';
import { placesIn } from '../../../knowledge/references/places.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inPod, inSpec } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';
import { namesIn, nearestFirst } from '../../fields/names.ts';
import { placesNaming } from '../../fields/places-naming.ts';

/** Names an object that exists, wherever an object of these kinds names one that does not. */
const otherName = fieldRemedy<MissingObject>({
  id: 'reference/other-name',
  answers: [missing],
  input: { name: 'object', type: 'name' },

  *find({ subject: { kind, namespace = '', name }, params: { by, path, near } }, world) {
    const of = objectOf(by, world);
    const candidates = nearestFirst(name, near, namesIn(kind, namespace, world));
    const isWhole = of && valueAt(of.object, path) === name; // an address holds more than a name
    if (of && isWhole) yield inSpec(of, path.slice('/spec/'.length), { candidates });
  },
});

const STRATEGY = '/spec/strategy';
/** Names an object that exists where a Rollout names one that does not. */
const ofRollout = fieldRemedy<Invalid>({
  id: 'rollout/other-name',
  answers: [invalidSpec],
  input: { name: 'object', type: 'name' },

  *find({ subject: { kind, namespace = '', name }, params: { rollout, missing: found } }, world) {
    const of = objectOf({ kind: 'argoproj.io/Rollout', namespace, name: rollout }, world);
    if (!of || found?.is !== 'absent') return;
    const all = (ROLLOUT_NAMES[kind] ?? []).flatMap((at) =>
      placesIn(of.object, `${STRATEGY}/${at}`),
    );
    const place = all.find(({ value }) => value === name);
    const taken = all.map(({ value }) => value); // the two Services of an update are not the same
    const names = namesIn(kind, namespace, world).filter((one) => !taken.includes(one));
    const candidates = nearestFirst(name, nearestName(name, names)?.name, names);
    if (place) yield inSpec(of, place.path.slice('/spec/'.length), { candidates });
  },
});

/** Names a runtime that exists. */
const otherRuntime = fieldRemedy<NotFound>({
  id: 'placement/other-runtime',
  answers: [missingReference],
  input: { name: 'runtime', type: 'name' },

  *find(finding, world) {
    const { field, object } = finding.params;
    const { kind, name } = finding.subject;
    const of = templateOf(finding, world);
    if (!of || field !== 'runtimeClassName' || object !== 'absent') return;
    const names = namesIn(kind, '', world);
    const candidates = nearestFirst(name, nearestName(name, names)?.name, names);
    yield inPod(of, field, { candidates });
  },
});

/** Has the downward API tell the resources of a container that there is. */
const otherContainer = fieldRemedy<
  Readonly<{ named: string; containers: readonly string[]; near?: string }>
>({
  id: 'config/other-container',
  answers: [downwardApi],
  input: { name: 'container', type: 'name' },

  *find(finding, world) {
    const { named, containers, near } = finding.params;
    const of = templateOf(finding, world);
    const { spec = {} } = of?.template ?? {};
    const fields = CONTAINER_NAMES.flatMap((at) => placesIn(spec, `/${at}`))
      .filter(({ value }) => value === named)
      .map(({ path }) => path.slice(1));
    const [first] = fields;
    if (!of || !first) return;
    const set = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
    yield inPod(of, first, { candidates: nearestFirst(named, near, containers), set });
  },
});

/** Starts containers without a ConfigMap or Secret, or a key of one, that is not there. */
const doWithout = fieldRemedy<Readonly<{ object?: string; key?: string }>>({
  id: 'config/optional',
  answers: [missingConfig, missingKey],
  isLastResort: true,

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
    const candidates = [candidate('true', 'does-without')];
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
export const namedChanges: readonly Remedy[] = [
  otherName,
  ofRollout,
  otherRuntime,
  otherContainer,
  doWithout,
];
