import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { fieldsAt, textIn, type Field } from '../../../readings/reports/fields.ts';
import { isRecord } from '../../../text/is-record.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `from` is what the listener says of namespaces, "Same" where it says nothing; `wants` are the labels of its selector. */
type Refused = Readonly<{
  gateway: string;
  listener: string;
  route: string;
  from: 'Same' | 'Selector' | 'None';
  wants?: string;
}>;

const KINDS = ['GRPCRoute', 'HTTPRoute', 'TCPRoute', 'TLSRoute', 'UDPRoute'].map(
  (kind) => `gateway.networking.k8s.io/${kind}` as const,
);
const GATEWAY = 'gateway.networking.k8s.io/Gateway';

/** A listener of a Gateway does not take routes of the namespace in which a route is. */
export const listenerRefuses: Cause<Refused> = {
  id: 'reports/listener-refuses',
  explains: ['object-reports-trouble'],
  of: KINDS,
  refines: ['reports/own-word', 'clue/known-words'],

  *explain({ on }, world, route) {
    for (const { path, value } of fieldsAt(route, 'status.parents[]')) {
      const said = refusalIn(path, value, on);
      const parent = isRecord(value) ? value['parentRef'] : undefined;
      const found = said && refusingListener(parent, on.namespace ?? '', world);
      if (!said || !found) continue;
      yield {
        subject: on,
        params: { ...found.params, route: on.namespace ?? '' },
        evidence: [said, found.evidence],
        strength: 'entails',
        restsOn: [on, found.evidence.on],
      };
      return;
    }
  },

  text: {
    en: ({ namespace, name }, { gateway, listener, route, from, wants }) => ({
      title: `route \`${namespace}/${name}\`: listener \`${listener}\` of Gateway \`${gateway}\` takes no routes of namespace \`${route}\``,
      sentence: `Listener \`${listener}\` of Gateway \`${gateway}\` ${TAKES.en[from]}${wants ? ` (${wants})` : ''}: \`allowedRoutes.namespaces.from\` is ${from}${from === 'Same' ? ', which is the default' : ''}. Route \`${name}\` is in \`${route}\`, so it is not attached and gets no requests.`,
      so: 'A ReferenceGrant does not help: it is about what a route refers to.',
    }),
    ko: ({ namespace, name }, { gateway, listener, route, from, wants }) => ({
      title: `라우트 \`${namespace}/${name}\`: Gateway \`${gateway}\` 객체의 리스너 \`${listener}\` 설정이 \`${route}\` 네임스페이스의 라우트를 받지 않습니다`,
      sentence: `Gateway \`${gateway}\` 객체의 리스너 \`${listener}\` 설정은 ${TAKES.ko[from]}${wants ? `(${wants})` : ''}. \`allowedRoutes.namespaces.from\` 값이 ${from}입니다${from === 'Same' ? '(기본값)' : ''}. \`${name}\` 라우트는 \`${route}\` 네임스페이스에 있어 붙지 않았고 요청을 받지 못합니다.`,
      so: 'ReferenceGrant는 도움이 되지 않습니다. 라우트가 가리키는 대상에 대한 것입니다.',
    }),
  },

  advice: {
    en: (_, { gateway, listener, route, wants }) => ({
      title: 'Let the listener take routes of this namespace',
      text: wants
        ? `Give namespace \`${route}\` the labels ${wants}, or widen the selector of listener \`${listener}\` of \`${gateway}\`.`
        : `Set \`allowedRoutes.namespaces.from: All\` (or \`Selector\` with a label of \`${route}\`) at listener \`${listener}\` of Gateway \`${gateway}\`, or put the route into the namespace of the Gateway.`,
    }),
    ko: (_, { gateway, listener, route, wants }) => ({
      title: '리스너가 이 네임스페이스의 라우트를 받게 하기',
      text: wants
        ? `\`${route}\` 네임스페이스에 ${wants} 레이블을 붙이거나, \`${gateway}\` 객체의 리스너 \`${listener}\` 설정의 셀렉터를 넓히십시오.`
        : `Gateway \`${gateway}\` 객체의 리스너 \`${listener}\` 설정에 \`allowedRoutes.namespaces.from: All\`(또는 \`${route}\` 네임스페이스의 레이블을 쓰는 \`Selector\`)을 두거나, 라우트를 Gateway의 네임스페이스로 옮기십시오.`,
    }),
  },
};

const TAKES = {
  en: {
    Same: 'takes routes of its own namespace only',
    Selector: 'takes routes of namespaces with certain labels only',
    None: 'takes no routes at all',
  },
  ko: {
    Same: '자기 네임스페이스의 라우트만 받습니다',
    Selector: '특정 레이블이 있는 네임스페이스의 라우트만 받습니다',
    None: '라우트를 받지 않습니다',
  },
};

/** Accepted=False for what the listeners allow, by one parent. */
function refusalIn(path: string, parent: unknown, on: Ref): Evidence | undefined {
  const list = isRecord(parent) && Array.isArray(parent['conditions']) ? parent['conditions'] : [];
  const at = list.findIndex((one) => textIn(one, 'reason') === 'NotAllowedByListeners');
  const message = textIn(list[at], 'message') ?? 'NotAllowedByListeners';
  const field = textIn(list[at], 'message') ? 'message' : 'reason';
  return at < 0 ? undefined : quotedField(on, `${path}/conditions/${at}/${field}`, message);
}

/** The listener that the route means, where what it says of namespaces leaves the route out. */
function refusingListener(
  parent: unknown,
  namespace: string,
  world: World,
): Readonly<{ params: Omit<Refused, 'route'>; evidence: Evidence }> | undefined {
  const [name = '', place = namespace, section] = ['name', 'namespace', 'sectionName'].map((key) =>
    textIn(parent, key),
  );
  const on = { kind: GATEWAY, namespace: place, name };
  const fact = world.get(on);
  if (fact.is !== 'known') return undefined;
  const listeners = fieldsAt(fact.value, 'spec.listeners[]').filter(
    ({ value }) => section === undefined || textIn(value, 'name') === section,
  );
  const refusing = listeners.map((one) => refusalOf(one, on, namespace, world));
  const [first] = refusing;
  return refusing.every((one) => one !== undefined) ? first : undefined;
}

function refusalOf({ path, value }: Field, on: Ref, namespace: string, world: World) {
  const allowed = isRecord(value) ? value['allowedRoutes'] : undefined;
  const spaces = isRecord(allowed) ? allowed['namespaces'] : undefined;
  const from = textIn(spaces, 'from') ?? 'Same';
  const listener = textIn(value, 'name') ?? '';
  const gateway = `${on.namespace}/${on.name}`;
  const at = `${path}/allowedRoutes/namespaces/from`;
  const said: Evidence = {
    ...quotedField(on, at, from),
    ...(textIn(spaces, 'from') === undefined && { unset: true as const }),
  };
  if (from === 'None') return { params: { gateway, listener, from } as const, evidence: said };
  if (from === 'Same' && namespace !== on.namespace)
    return { params: { gateway, listener, from } as const, evidence: said };
  if (from !== 'Selector') return undefined;
  const wants = missingLabels(spaces, namespace, world);
  return wants
    ? { params: { gateway, listener, from, wants } as const, evidence: said }
    : undefined;
}

/** The labels of a selector that the namespace of the route does not have; undefined where it has them, or more is asked. */
function missingLabels(spaces: unknown, name: string, world: World): string | undefined {
  const selector = isRecord(spaces) ? spaces['selector'] : undefined;
  const labels =
    isRecord(selector) && isRecord(selector['matchLabels']) ? selector['matchLabels'] : {};
  const fact: ReturnType<typeof world.get<'Namespace'>> = world.get({ kind: 'Namespace', name });
  if (fact.is !== 'known') return undefined;
  const own: Resource<'Namespace'>['metadata'] = fact.value.metadata;
  const missing = Object.entries(labels).filter(([key, text]) => own?.labels?.[key] !== text);
  return missing.length > 0 ? missing.map((pair) => pair.join('=')).join(', ') : undefined;
}
