import type { Resource } from '#src/domain/resource.ts';
import { named } from '#test/support/objects.ts';

type Parts = Readonly<{
  kind?: 'apps/Deployment' | 'apps/StatefulSet' | 'apps/DaemonSet';
  namespace?: string;
  images?: readonly string[]; // a container each, named after the image
  args?: readonly string[]; // of the first
  labels?: Readonly<Record<string, string>>;
  replicas?: number;
  available?: number;
  hostPath?: string;
}>;

/** A workload that may run a controller, by default one replica of it that is available, in namespace ops. */
export function runner(name: string, parts: Parts = {}): Resource {
  const { kind = 'apps/Deployment', namespace = 'ops', images = ['app:1'], args = [] } = parts;
  const { labels = { app: name }, replicas = 1, available = replicas, hostPath } = parts;
  const containers = images.map((image, index) => {
    const [own = ''] = image.split('/').at(-1)?.split(':') ?? [];
    return { name: own, image, ...(index === 0 && args.length > 0 && { args }) };
  });
  const volumes = hostPath ? [{ name: 'socket', hostPath: { path: hostPath } }] : [];
  const template = { metadata: { labels }, spec: { containers, volumes } };
  const isDaemon = kind === 'apps/DaemonSet';
  return {
    ...named(kind, name, namespace),
    spec: { selector: { matchLabels: labels }, template, ...(!isDaemon && { replicas }) },
    status: isDaemon
      ? { desiredNumberScheduled: replicas, numberAvailable: available }
      : { replicas, availableReplicas: available },
  } as Resource;
}
