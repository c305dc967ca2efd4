import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { cutText } from '../../text/cut-text.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

type Pod = Resource<'Pod'>;
type Container = NonNullable<Pod['spec']>['containers'][number];

/**
 * A peer that a container is told to talk to. `setting` is the variable, or "args"; `evidence` quotes only its name,
 * for its value may hold a password.
 */
export type Address = Readonly<{
  host: string;
  port?: number;
  container: string;
  setting: string;
  evidence: Evidence;
}>;

type Setting = Readonly<{ name: string; value: string; evidence: Evidence }>;
type Peer = Readonly<{ host: string; port?: number }>;

const HOST = String.raw`(?<host>[a-z\d][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)*)\.?`;
/** What clients of databases are called with, in one line or word by word. */
const CLIENT = new RegExp(
  String.raw`\b(?:redis-cli|valkey-cli|psql|pg_isready|pg_dump|mysql\w*|mariadb[\w-]*|mongosh?)\b[^;|&]{0,120}? (?:-h ?|--host[= ])["']?${HOST}(?![\w$])["']?(?: (?:-[pP] ?|--port[= ])(?<port>\d+))?`,
  'gi',
);
const PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`[a-z\d+.-]://(?:[^@/\s]*@)?${HOST}(?::(?<port>\d+))?`, 'gi'),
  new RegExp(String.raw`\btcp\(${HOST}:(?<port>\d+)\)`, 'gi'), // Go's MySQL driver
  new RegExp(String.raw`\bhost=${HOST}(?:[^\w.-].*?\bport=(?<port>\d+))?`, 'gi'), // libpq
  new RegExp(String.raw`(?:^|[\s,;=@])${HOST}:(?<port>\d{2,5})(?=$|[\s,;/])`, 'gi'),
];
const BARE = new RegExp(`^${HOST}$`, 'i');
/** Names of variables that hold a peer by its bare name. */
const HOLDS_HOST =
  /(?:HOST|HOSTNAME|ADDR|ADDRESS|SERVER|ENDPOINT|UPSTREAM|BROKER|SERVICE|URL|URI)S?$/i;
const ALONE = /^--?(?:[\w-]*-)?(?:host|addr|address|server|endpoint|upstream)$/i;
const HOST_FLAG = /^--?(?:[\w-]*-)?(?:host|addr|address|server|endpoint|upstream)=(?<value>.+)$/i;

/** The peers that the containers of a pod are told to talk to, by their environment and arguments. */
export function addressesOf(pod: Pod, world: World): readonly Address[] {
  return (['initContainers', 'containers'] as const).flatMap((list) =>
    (pod.spec?.[list] ?? []).flatMap((container, index) =>
      inContainer(pod, container, `/spec/${list}/${index}`, world),
    ),
  );
}

function inContainer(pod: Pod, container: Container, at: string, world: World): Address[] {
  const settings = [...settingsOf(pod, container, at, world)];
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  return settings.flatMap(({ name: setting, value, evidence }) => {
    const whole = cutText(value).replaceAll(
      /\$\((\w+)\)/g,
      (text, name: string) => values.get(name) ?? text,
    );
    return peersIn(setting, whole).map(({ host, port = portSetWith(setting, values) }) => ({
      host,
      ...present({ port }),
      container: container.name,
      setting,
      evidence,
    }));
  });
}

function* settingsOf(
  pod: Pod,
  { name: container, env = [], envFrom = [], args = [], command = [] }: Container,
  at: string,
  world: World,
): Iterable<Setting> {
  const on = refTo('Pod', pod);
  const configMap = (name = ''): Ref<'ConfigMap'> => ({
    kind: 'ConfigMap',
    name,
    ...(on.namespace && { namespace: on.namespace }),
  });

  for (const [index, { name, value, valueFrom }] of env.entries()) {
    const evidence = quotedField(on, `${at}/env/${index}/name`, name);
    const { name: source, key } = valueFrom?.configMapKeyRef ?? {};
    const held = source && key ? dataOf(configMap(source), world)[key] : value;
    if (held) yield { name, value: held, evidence };
  }
  for (const [index, { configMapRef, prefix = '' }] of envFrom.entries()) {
    if (!configMapRef?.name) continue;
    const { name: quote } = configMapRef;
    const path = `${at}/envFrom/${index}/configMapRef/name`;
    for (const [key, value] of Object.entries(dataOf(configMap(quote), world))) {
      yield { name: `${prefix}${key}`, value, evidence: quotedField(on, path, quote) };
    }
  }
  const named = quotedField(on, `${at}/name`, container);
  const words = [...command, ...args];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const value = ALONE.test(before) && !word.startsWith('-') ? `${before}=${word}` : word;
    yield { name: 'args', value, evidence: named };
  }
  const calls = cutText(words.join(' ')).match(CLIENT) ?? [];
  const apart = calls.filter((call) => !words.some((word) => word.includes(call)));
  for (const value of apart) yield { name: 'args', value, evidence: named };
}

function dataOf(ref: Ref<'ConfigMap'>, world: World): Readonly<Record<string, string>> {
  const fact = world.get(ref);
  return fact.is === 'known' ? (fact.value.data ?? {}) : {};
}

/** The peers that the value of a setting names: of a bare word only where the setting is called as one that holds a host. */
export function peersIn(setting: string, value: string): readonly Peer[] {
  const found = [...PATTERNS, CLIENT].map((pattern) =>
    [...value.matchAll(pattern)].map(({ groups }) => groups),
  );
  const peers = found.find((one) => one.length > 0) ?? [];
  if (peers.length > 0) return peers.map((groups = {}) => peer(groups['host'], groups['port']));

  const bare = setting === 'args' ? HOST_FLAG.exec(value)?.groups?.['value'] : value;
  const isHost = bare && BARE.test(bare) && (setting === 'args' || HOLDS_HOST.test(setting));
  return isHost && /[a-z]/i.test(bare) ? [peer(bare)] : [];
}

function peer(host = '', port?: string): Peer {
  return { host: host.toLowerCase(), ...(port && { port: Number(port) }) };
}

/** DB_HOST stands beside DB_PORT. */
function portSetWith(setting: string, values: ReadonlyMap<string, string>): number | undefined {
  const port = values.get(setting.replace(HOLDS_HOST, 'PORT'));
  return port && /^\d+$/.test(port) ? Number(port) : undefined;
}
