// Settings of containers: what they name.
import type { z } from 'zod';

import { Variable } from '../../../carry-out/reach/forms/variable.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { missingVariable } from '../../../knowledge/causes/config/missing-variable.ts';
import { noSuchHost } from '../../../knowledge/causes/network/no-such-host.ts';
import { portNotServed } from '../../../knowledge/causes/network/port-not-served.ts';
import { readOnlyVolume } from '../../../knowledge/causes/storage/read-only-volume.ts';
import { containersOf } from '../../../readings/pods/container-specs.ts';
import { HIDDEN } from '../../../text/redaction/hidden.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer } from '../../fields/found.ts';
import { containerOf, type InTemplate } from '../../fields/holders.ts';
import { withHost, withPort } from '../../fields/in-address.ts';
import { inSetting } from '../../fields/in-setting.ts';
import { nearestPorts } from '../../fields/names.ts';

/** Names a host that exists in the setting that names another. */
const otherHost = fieldRemedy<Readonly<{ host: string; setting?: string; near?: string }>>({
  id: 'network/other-host',
  answers: [noSuchHost],
  input: { name: 'host', type: 'name' },

  *find(finding, world) {
    const { host, setting, near: meant } = finding.params;
    const { namespace = '', name } = finding.subject;
    const services = world
      .list('Service', { namespace })
      .items.flatMap(({ metadata }) => metadata?.name ?? []);
    const others = services.filter((one) => one !== meant && one !== host);
    const candidates = [
      ...(meant ? [candidate(meant, 'nearest')] : []),
      ...others.map((value) => candidate(value, 'exists')),
    ];
    yield* inSetting(
      finding,
      setting,
      host,
      candidates,
      (text, value) => withHost(text, host, name, value),
      world,
    );
  },
});

/** Names a port that the Service serves in the setting that names another. */
const servedPort = fieldRemedy<
  Readonly<{ port: number; ports: readonly number[]; setting?: string }>
>({
  id: 'network/served-port',
  answers: [portNotServed],
  input: { name: 'port', type: 'number' },

  *find(finding, world) {
    const { port, ports, setting } = finding.params;
    const candidates = nearestPorts(port, ports, 'exists');
    yield* inSetting(
      finding,
      setting,
      `${port}`,
      candidates,
      (text, value) => withPort(text, finding.subject.name, port, value),
      world,
    );
  },
});

/** Has a program write to its own space, where a variable leads it to a volume that it can only read. */
const ownDirectory = fieldRemedy<Readonly<{ container: string; mount: string; by: string }>>({
  id: 'storage/own-directory',
  answers: [readOnlyVolume],
  input: { name: 'directory', type: 'text' },

  *find(finding, world) {
    const { container, mount, by } = finding.params;
    const one = containerOf(finding, world, container);
    const index = one?.container.env?.findIndex(
      ({ value }) => value === mount || value?.startsWith(`${mount}/`),
    );
    if (!one || by === 'disk' || index === undefined || index === -1) return;
    if (!mayWriteToTmp(one.container)) return;
    yield inContainer(one, `env/${index}/value`, {
      candidates: [candidate('/tmp', 'own-space')],
    });
  },
});

/** A root that can only be read holds no /tmp to write to, unless a volume is mounted there for that. */
function mayWriteToTmp({ securityContext, volumeMounts = [] }: InTemplate['container']): boolean {
  const mount = volumeMounts.find(({ mountPath }) => mountPath === '/tmp');
  return mount ? !mount.readOnly : !securityContext?.readOnlyRootFilesystem;
}

/** Gives a program a variable that it demands, as another container of the namespace has it. */
const setElsewhere = fieldRemedy<Readonly<{ container: string; variable: string }>>({
  id: 'config/set-elsewhere',
  answers: [missingVariable],
  input: { name: 'source', type: 'name' },

  *find(finding, world) {
    const { container, variable } = finding.params;
    const { namespace = '' } = finding.subject;
    const one = containerOf(finding, world, container);
    if (!one || one.container.env?.some(({ name }) => name === variable)) return;
    const set = world
      .list('Pod', { namespace })
      .items.flatMap(({ spec }) => [...containersOf(spec)])
      .flatMap(({ container: { env = [] } }) => env.filter(({ name }) => name === variable))
      .flatMap((each) => Variable.safeParse(each).data ?? [])
      .filter(({ value, valueFrom }) => valueFrom ?? (value && isWhole(value)));
    const sources = new Map(set.map((each) => [sourceOf(each), each]));
    const found = inContainer(one, 'env', {
      candidates: [...sources.keys()].map((value) => candidate(value, 'elsewhere')),
      set: (value) => {
        const source = sources.get(`${value}`);
        return source && { env: [...(one.container.env ?? []), source] };
      },
    });
    yield { ...found, label: `${found.label}[${variable}]`, was: undefined };
  },
});

/** What is hidden of a value would be written as such, and another variable may not be there. */
function isWhole(value: string): boolean {
  return !value.includes(HIDDEN) && !value.includes('$(');
}

/** Where a variable has its value from, or the value. */
function sourceOf({ value = '', valueFrom }: z.infer<typeof Variable>): string {
  const { configMapKeyRef, secretKeyRef } = valueFrom ?? {};
  if (configMapKeyRef) return `ConfigMap ${configMapKeyRef.name}/${configMapKeyRef.key}`;
  return secretKeyRef ? `Secret ${secretKeyRef.name}/${secretKeyRef.key}` : value;
}

/** Changes of settings, in the order in which they are offered. */
export const variableChanges: readonly Remedy[] = [
  otherHost,
  servedPort,
  ownDirectory,
  setElsewhere,
];
