import { refTo } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import { commandLine } from '../../../../readings/pods/container-specs.ts';
import { mentions } from '../../../../text/mentions.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';

/** A Service that a container's settings name, and by which field. */
export type NamedService = Readonly<{ at: Ref<'Service'>; path: string; quote: string }>;

/** The Services of its own namespace that a container's command line and environment name. */
export function namedServices(crash: Crash, world: World): readonly NamedService[] {
  const { container, path: at, on } = crash;
  const values = (container.env ?? []).map(({ value = '' }, index) => ({
    text: value,
    path: `${at}/env/${index}/value`,
  }));
  const texts = [...commandLine(crash), ...values];
  return world.list('Service', { namespace: on.namespace ?? '' }).items.flatMap((service) => {
    const ref = refTo('Service', service);
    const found = texts.find(({ text }) => mentions(text, ref.name));
    return found ? [{ at: ref, path: found.path, quote: found.text }] : [];
  });
}

/** The Service that a host name means, seen from a namespace; undefined where none of that name was read. */
export function serviceOfHost(host: string, from: Ref, world: World): Ref<'Service'> | undefined {
  const [name = '', namespace = from.namespace ?? '', svc = 'svc'] = host.split('.');
  if (svc !== 'svc') return undefined;
  const at: Ref<'Service'> = { kind: 'Service', name, namespace };
  return world.get(at).is === 'known' ? at : undefined;
}
