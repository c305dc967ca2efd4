import { load } from 'js-yaml';
import { z } from 'zod';

import type { IgnoredDifference } from '../../domain/application.ts';
import type { Resource } from '../../domain/resource.ts';

/** Of one kind in one entry: `resource.customizations.ignoreDifferences.<group>_<kind>`, or `….all`. */
const OF_KIND = 'resource.customizations.ignoreDifferences.';
/** All kinds in one entry, by "<group>/<kind>". */
const OF_ALL = 'resource.customizations';

const texts = z.array(z.string()).exactOptional();
const Left = z.object({
  jsonPointers: texts,
  jqPathExpressions: texts,
  managedFieldsManagers: texts,
});
const Customizations = z.record(
  z.string(),
  z.looseObject({ ignoreDifferences: z.string().exactOptional() }),
);

/**
 * What no Application of an Argo CD compares with Git, by its ConfigMap argocd-cm (docs/user-guide/diffing.md, System-Level
 * Configuration); undefined where that cannot be understood, as in a recording that hides it.
 */
export function ignoredEverywhere({
  data = {},
}: Resource<'ConfigMap'>): readonly IgnoredDifference[] | undefined {
  try {
    const own = Object.entries(data).filter(([key]) => key.startsWith(OF_KIND));
    const all = Customizations.parse(load(data[OF_ALL] ?? '{}') ?? {});
    return [
      ...own.map(([key, text]) => ignored(key.slice(OF_KIND.length).replace('_', '/'), text)),
      ...Object.entries(all).flatMap(([key, { ignoreDifferences: text }]) =>
        text === undefined ? [] : [ignored(key, text)],
      ),
    ];
  } catch {
    return undefined; // no YAML, or no such fields
  }
}

function ignored(key: string, text: string): IgnoredDifference {
  const [kind = '', group = ''] = (key === 'all' ? '*/*' : key).split('/').toReversed();
  return { group, kind, ...Left.parse(load(text)) };
}
