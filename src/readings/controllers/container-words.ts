import type { Runner } from './controller-among.ts';

/** What the template of a workload says of its containers. */
type Spoken = Readonly<{
  images: readonly string[]; // and the containers' names
  settings: readonly string[]; // arguments, values of variables, paths of the node
}>;

/** The words of a workload's template by which its program may be known. */
export function containerWordsOf(workload: Pick<Runner, 'spec'>): Spoken {
  const { containers = [], initContainers = [], volumes = [] } = workload.spec?.template.spec ?? {};
  const all = [...initContainers, ...containers];
  return {
    images: all.flatMap(({ name, image = '' }) => [name, image]),
    settings: [
      ...all.flatMap(({ command = [], args = [], env = [] }) => [
        ...command,
        ...args,
        ...env.flatMap(({ value }) => value ?? []),
      ]),
      ...volumes.flatMap(({ hostPath }) => hostPath?.path ?? []),
    ],
  };
}
