import type { Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;
type DefaultBackend = NonNullable<NonNullable<Ingress['spec']>['defaultBackend']>;

/** Where an Ingress sends to: a port by number or name; `path` points to the Service's name. */
export type Backend = Readonly<{
  host: string; // "*" for any
  service: Ref<'Service'>;
  port: number | string;
  path: string;
}>;

/** Every Service that an Ingress sends to, each once per port. */
export function backendsOf(ingress: Ingress): readonly Backend[] {
  const { namespace = '' } = ingress.metadata ?? {};
  const { rules = [], defaultBackend } = ingress.spec ?? {};

  const backend = (
    held: DefaultBackend | undefined,
    host: string,
    at: string,
  ): readonly Backend[] => {
    if (!held?.service) return [];
    const { name, port } = held.service;
    const service = { kind: 'Service', namespace, name } as const;
    return [{ host, service, port: port?.number ?? port?.name ?? '', path: `${at}/service/name` }];
  };
  const all = [
    ...backend(defaultBackend, '*', '/spec/defaultBackend'),
    ...rules.flatMap(({ host = '*', http }, rule) =>
      (http?.paths ?? []).flatMap((one, path) =>
        backend(one.backend, host, `/spec/rules/${rule}/http/paths/${path}/backend`),
      ),
    ),
  ];
  return [
    ...new Map(all.toReversed().map((one) => [`${one.service.name}:${one.port}`, one])).values(),
  ].toReversed();
}
