// Variables of containers: what they name.
import { noSuchHost } from '../../../diagnosis/causes/network/no-such-host.ts';
import { portNotServed } from '../../../diagnosis/causes/network/port-not-served.ts';
import { readOnlyVolume } from '../../../diagnosis/causes/storage/read-only-volume.ts';
import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { HIDDEN } from '../../../text/redaction/hidden.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { Found } from '../../fields/field-row.ts';
import { inTemplates, TEXT } from '../../fields/forms.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf, containersIn } from '../../fields/holders.ts';
import { CONTAINER } from '../../reach/in-template.ts';

const VARIABLE = { [`${CONTAINER}/env/*/value`]: TEXT };

/** Names a host that exists in the variable that names another. */
const otherHost = fieldRemedy<Readonly<{ host: string; setting?: string; near?: string }>>({
  id: 'network/other-host',
  answers: [noSuchHost],
  input: { name: 'host', type: 'name' },
  reach: inTemplates(VARIABLE),

  *find(finding, world) {
    const { host, setting, near: meant } = finding.params;
    const { namespace = '' } = finding.subject;
    const services = world
      .list('Service', { namespace })
      .items.flatMap(({ metadata }) => metadata?.name ?? []);
    const others = services.filter((one) => one !== meant && one !== host);
    const candidates = [
      ...(meant ? [{ value: meant, why: 'nearest' }] : []),
      ...others.map((value) => ({ value, why: 'exists' })),
    ];
    yield* inVariable(
      finding,
      setting,
      host,
      candidates,
      (text, value) => text.replaceAll(host, value),
      world,
    );
  },
});

/** Names a port that the Service serves in the variable that names another. */
const servedPort = fieldRemedy<
  Readonly<{ port: number; ports: readonly number[]; setting?: string }>
>({
  id: 'network/served-port',
  answers: [portNotServed],
  input: { name: 'port', type: 'number' },
  reach: inTemplates(VARIABLE),

  *find(finding, world) {
    const { port, ports, setting } = finding.params;
    const candidates = ports.map((value) => ({ value: `${value}`, why: 'exists' }));
    const swap = (text: string, value: string) =>
      text === `${port}` ? value : text.replace(`:${port}`, `:${value}`);
    yield* inVariable(finding, setting, `${port}`, candidates, swap, world);
  },
});

/** Has a program write to its own space, where a variable leads it to a volume that it can only read. */
const ownDirectory = fieldRemedy<Readonly<{ container: string; mount: string; by: string }>>({
  id: 'storage/own-directory',
  answers: [readOnlyVolume],
  input: { name: 'directory', type: 'text' },
  reach: inTemplates(VARIABLE),

  *find(finding, world) {
    const { container, mount, by } = finding.params;
    const one = containerOf(finding, world, container);
    const index = one?.container.env?.findIndex(
      ({ value }) => value === mount || value?.startsWith(`${mount}/`),
    );
    if (!one || by === 'disk' || index === undefined || index === -1) return;
    yield inContainer(one, `env/${index}/value`, {
      candidates: [{ value: '/tmp', why: 'own-space' }],
    });
  },
});

/** The variable of that name, in whichever container has it; what is hidden of it cannot be kept. */
function* inVariable(
  finding: Finding,
  setting: string | undefined,
  part: string,
  candidates: readonly Candidate[],
  swapped: (text: string, value: string) => string,
  world: World,
): Iterable<Found> {
  for (const one of containersIn(finding, world)) {
    for (const [index, { name, value = '' }] of (one.container.env ?? []).entries()) {
      if (name !== setting || !value.includes(part) || value.includes(HIDDEN)) continue;
      const field = `env/${index}/value`;
      yield inContainer(one, field, {
        candidates,
        set: (is) => ({ [field]: swapped(value, `${is}`) }),
      });
    }
  }
}

/** Changes of variables, in the order in which they are offered. */
export const variableChanges: readonly Remedy[] = [otherHost, servedPort, ownDirectory];
