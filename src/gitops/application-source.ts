import type { ApplicationSource } from '../domain/application.ts';
import type { Resource } from '../domain/resource.ts';

/** The source that holds an Application's objects, the path of its field, and how many others may hold some. */
export type ObjectSource = Readonly<{
  one: ApplicationSource;
  field: string;
  others: number;
  type?: string | undefined; // what Argo CD takes it for, such as "Helm"
}>;

/** The dry source of a hydrator is where people edit; a source with `ref` alone holds values for the others. */
export function objectSource({
  spec = {},
  status = {},
}: Resource<'argoproj.io/Application'>): ObjectSource | undefined {
  const { source, sources = [], sourceHydrator } = spec;
  const dry = sourceHydrator?.drySource;
  if (dry) return { one: dry, field: 'spec.sourceHydrator.drySource', others: 0 };
  const all = sources.map((one, at) => ({
    one,
    field: `spec.sources[${at}]`,
    type: status.sourceTypes?.[at],
  }));
  const single = source ? [{ one: source, field: 'spec.source', type: status.sourceType }] : [];
  const [first, ...others] =
    all.length > 0 ? all.filter(({ one: { ref, path } }) => !ref || path) : single;
  return first && { ...first, others: others.length };
}
