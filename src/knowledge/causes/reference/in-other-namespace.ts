import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { kindCalled } from '../../../readings/named/kind-words.ts';
import { relativesOf } from '../../../readings/reports/relatives.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import { isRecent, warningsAbout } from '../../../readings/warnings.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { onlyElsewhere } from '../../references/missing-names.ts';
import { inOtherNamespaceWords, type InOtherNamespace } from './in-other-namespace.words.ts';
import { nameWithoutNamespace } from './signs/name-without-namespace.ts';

/** NewNotFound of apimachinery, by resource or kind, and what controllers make of it. */
const SAYS =
  /\b(?<what>[A-Za-z]{2,40}(?:\.[a-z][a-z0-9.-]{0,100})?) \\?"(?:(?<space>[a-z0-9-]{1,63})\/)?(?<name>[a-z0-9][a-z0-9.-]{0,252})\\?" (?:was )?(?:not found|does not exist)/;
/** Where it was looked for, where the same line tells. */
const WHERE = /\bnamespace[ :="'\\/]{1,8}(?<namespace>[a-z0-9][a-z0-9-]{0,62})/i;

/** A controller does not find an object by its name: one of that name is in another namespace, or the name was given without one. */
export const inOtherNamespace: Cause<InOtherNamespace> = {
  id: 'reference/in-other-namespace',
  explains: ['object-reports-trouble'],
  refines: ['reports/own-word'],

  *explain({ on }, world, object) {
    for (const said of sayings(on, object, world)) {
      const sought = soughtIn(said.quote, on);
      if (!sought || world.get(sought).is === 'known') continue;
      const there = onlyElsewhere(sought, world);
      const wide = wideNaming(object, sought.name, world);
      if (!there && !wide) continue;
      yield {
        subject: on,
        params: {
          kind: sought.kind,
          name: sought.name,
          namespace: sought.namespace ?? '',
          ...(there && { elsewhere: { about: there } }),
          ...present({ wide: wide?.on }),
        },
        evidence: [said, ...(wide ? [wide] : [])],
        strength: 'fits',
      };
      return;
    }
  },

  ...inOtherNamespaceWords,
};

function sayings(on: Ref, object: Resource, world: World): readonly Evidence[] {
  const report = reportOf(object, world.now);
  if (report.is !== 'ill') return [];
  return [
    ...report.said.map(({ path, said }) => quotedField(on, path, said)),
    ...warningsAbout(on, world)
      .filter((one) => isRecent(one, world))
      .map(({ evidence }) => evidence),
  ];
}

function soughtIn(text: string, { namespace: own }: Ref): Ref | undefined {
  const { what = '', name = '', space } = SAYS.exec(text)?.groups ?? {};
  const kind = kindCalled(what);
  const namespace = space ?? WHERE.exec(text)?.groups?.['namespace'] ?? own;
  return kind && name && namespace ? { kind, namespace, name } : undefined;
}

/** A cluster-scoped object that is named by one, and itself names something without a namespace. */
function wideNaming(object: Resource, name: string, world: World): Evidence | undefined {
  for (const { ref, by } of relativesOf(object, world)) {
    const fact = by === 'names' && !ref.namespace ? world.get(ref) : undefined;
    const path = fact?.is === 'known' ? nameWithoutNamespace(fact.value, name) : undefined;
    if (path) return quotedField(ref, path, name);
  }
  return undefined;
}
