import type { Resource } from '../../domain/resource.ts';

type Spec = NonNullable<Resource<'Pod'>['spec']>;
/** A container as it was asked for. */
export type Container = Spec['containers'][number];
/** A container of a pod's spec or of a template's, and the path to it within the pod. */
export type ContainerAt = Readonly<{ container: Container; path: string; isInit: boolean }>;

/** Every container of a pod's spec, init containers first. */
export function* containersOf(spec: Spec | undefined): Iterable<ContainerAt> {
  for (const list of ['initContainers', 'containers'] as const) {
    for (const [index, container] of (spec?.[list] ?? []).entries()) {
      yield { container, path: `/spec/${list}/${index}`, isInit: list === 'initContainers' };
    }
  }
}

/** A container of a pod by its name. */
export function containerOf(pod: Resource<'Pod'>, name: string): ContainerAt | undefined {
  return [...containersOf(pod.spec)].find(({ container }) => container.name === name);
}

/** The containers that run as long as their pod does: its own, and the init containers that are sidecars. */
export function lastingContainers(spec: Spec | undefined): readonly Container[] {
  const sidecars = (spec?.initContainers ?? []).filter((one) => one.restartPolicy === 'Always');
  return [...(spec?.containers ?? []), ...sidecars];
}

/** The texts of a container's command line, each with its path; the image's own are not among them. */
export function commandLine({ container, path }: ContainerAt): readonly Word[] {
  return (['command', 'args'] as const).flatMap((field) =>
    (container[field] ?? []).map((text, index) => ({ text, path: `${path}/${field}/${index}` })),
  );
}

/** One text of a command line. */
export type Word = Readonly<{ text: string; path: string }>;
