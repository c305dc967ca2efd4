import { isOfKind } from '#src/domain/keys.ts';
import type { Recording } from '#src/world/recorded.ts';
import { renamed, renamedRef } from '#test/support/recordings.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const BEGINNING = 'x2-';

/** People chose other names for workloads, namespaces, hosts and containers, wherever these are written. */
export const otherNames: Shape = {
  name: 'with other names',
  of({ recording, target }) {
    return {
      recording: withOtherContainers(renamed(recording, BEGINNING)),
      target: renamedRef(target, BEGINNING),
      back: (key) => key.replaceAll(BEGINNING, ''),
    };
  },
};

/** By these names a container is known for what it is. */
const KNOWN = /^(istio-|linkerd|envoy|cloud-sql-proxy|vault-agent)/;

/** The names of containers, in pods, templates and states, in events and as the names of logs. */
function withOtherContainers(recording: Recording): Recording {
  const names = new Set(recording.objects.flatMap(containersIn));
  const objects = JSON.parse(JSON.stringify(recording.objects), (key, value: unknown) => {
    if (LISTS.includes(key) && Array.isArray(value)) return value.map((one: unknown) => other(one));
    if (key === 'fieldPath' && typeof value === 'string')
      return value.replace(/\{(?!x2-|istio-)/, `{${BEGINNING}`);
    if (typeof value !== 'string') return value;
    if (NAMING.includes(key) && names.has(value)) return called(value);
    return MESSAGES.includes(key) ? inMessage(value, names) : value;
  }) as Recording['objects'];
  const logs = recording.logs.map((log) =>
    KNOWN.test(log.container) ? log : { ...log, container: called(log.container) },
  );
  return { ...recording, objects, logs };
}

const LISTS = ['containers', 'initContainers', 'containerStatuses', 'initContainerStatuses'];
const MESSAGES = ['message', 'note'];
const NAMING = ['containerName', 'kubectl.kubernetes.io/default-container'];

function called(name: string): string {
  return name.startsWith(BEGINNING) ? name : `${BEGINNING}${name}`;
}

function other(one: unknown): unknown {
  const { name } = one as { name?: unknown };
  if (typeof name !== 'string' || KNOWN.test(name)) return one;
  return { ...(one as object), name: called(name) };
}

/** As the kubelet and the controllers name one: `container "app"`, "container=app", "unready status: [app log]". */
function inMessage(message: string, names: ReadonlySet<string>): string {
  const own = (name: string) => (names.has(name) ? called(name) : name);
  return message
    .replace(
      /(\bcontainers?[ =]"?)([a-z0-9-]+)/g,
      (_, before: string, name: string) => before + own(name),
    )
    .replace(/(?<= status: \[)[^\]]+/, (all) => all.split(' ').map(own).join(' '));
}

function containersIn(object: Recording['objects'][number]): readonly string[] {
  if (!isOfKind('Pod', object)) return [];
  const { containers = [], initContainers = [] } = object.spec ?? {};
  return [...containers, ...initContainers].flatMap(({ name }) => (KNOWN.test(name) ? [] : name));
}
