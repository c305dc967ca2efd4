import type { Cause } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';

type WaitsForSibling = Readonly<{
  containers: readonly string[];
  other: string;
  socket: string;
  said: string;
}>;
type Pod = Resource<'Pod'>;
type Container = NonNullable<Pod['spec']>['containers'][number];

/** The socket stands in what ends the program. */
const LAST = 5;
const SOCKET = /(?<path>\/(?!\/)[\w./-]{1,200}\.sock)\b/; // "unix:///csi/csi.sock"

/** A container ends because it does not reach another of its pod by a socket that they share, and that one does not run. */
export const waitsForSibling: Cause<WaitsForSibling> = {
  id: 'crash/waits-for-sibling',
  explains: CRASHES,
  refines: ['crash/last-words', 'crash/uncaught-error', 'crash/missing-file'],

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { on, pod, container } = crash;
    const lines = lastLines(crash, world).lines.slice(-LAST);
    for (const line of lines.toReversed()) {
      const socket = SOCKET.exec(line.text)?.groups?.['path'];
      const other = socket && servedBy(socket, container, pod);
      if (!other) continue;
      yield {
        ...accountableFor(on, world),
        params: { containers: [container.name], other, socket, said: brief(line.text) },
        evidence: [quoted(line, on), exitOf(crash)],
        strength: 'fits',
        because: { at: on, edge: 'container-to-sibling', ifIll: true },
      };
      return;
    }
  },

  together([first, ...others]) {
    const containers = [first, ...others].flatMap((one) => one.containers);
    return { ...first, containers: [...new Set(containers)] };
  },

  text: {
    en: ({ name }, { containers, other, socket, said }) => ({
      title: `\`${name}\`: ${listed(containers)} wait${containers.length > 1 ? '' : 's'} for container \`${other}\``,
      sentence: `${listed(containers)} of \`${name}\` end${containers.length > 1 ? '' : 's'} because nothing answers on \`${socket}\` (“${said}”). Container \`${other}\` of the same pod serves it, and does not run.`,
    }),
    ko: ({ name }, { containers, other, socket, said }) => ({
      title: `\`${name}\`: ${listed(containers)} 컨테이너가 \`${other}\` 컨테이너를 기다립니다`,
      sentence: `\`${socket}\` 소켓이 응답하지 않아 \`${name}\` 워크로드의 ${listed(containers)} 컨테이너가 종료됩니다(“${said}”). 같은 파드의 \`${other}\` 컨테이너가 그 소켓을 여는데 실행되고 있지 않습니다.`,
    }),
  },
};

/** The other container of a pod that opens a socket, by a setting or a volume that both mount, where it does not stay up. */
function servedBy(
  socket: string,
  { name, volumeMounts = [] }: Container,
  pod: Pod,
): string | undefined {
  const shared = volumeMounts.filter(({ mountPath }) => socket.startsWith(`${mountPath}/`));
  const down = (pod.spec?.containers ?? []).filter(
    (one) => one.name !== name && isDown(one.name, pod),
  );
  const isOf = ({ args = [], command = [], env = [], volumeMounts: its = [] }: Container) => {
    const settings = [...args, ...command, ...env.flatMap(({ value }) => value ?? [])];
    const isShared = its.some((mount) => shared.some((own) => own.name === mount.name));
    const isNamed = settings.some((one) => one.includes(socket));
    return isNamed || (isShared && settings.some((one) => one.includes('.sock')));
  };
  // The other sidecars name the socket, too: who opens it is told by the word for it.
  const all = down.filter(isOf);
  return (all.find(opensIt) ?? (all.length === 1 ? all[0] : undefined))?.name;
}

function opensIt({ args = [], env = [] }: Container): boolean {
  const settings = [...args, ...env.map(({ name, value = '' }) => `${name}=${value}`)];
  return settings.some((one) => /endpoint|listen|bind|socket-path/i.test(one));
}

function isDown(name: string, { status }: Pod): boolean {
  const one = status?.containerStatuses?.find((container) => container.name === name);
  if (!one || one.ready) return false;
  const ended = one.state?.terminated ?? one.lastState?.terminated;
  return one.state?.running === undefined && (ended?.exitCode ?? 0) !== 0;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
