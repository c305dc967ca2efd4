import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { partOf } from '../../../readings/network/part-of-address.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { unservedAddresses } from '../../../readings/network/unserved-addresses.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { correctAddress } from './words/correct-address.ts';

/** `ports` are those that the Service has. */
type NotServed = Readonly<{
  port: number;
  ports: readonly number[];
  caller: string;
  failure: string;
  setting?: string;
  isUntried?: true; // the settings say so, and no log that it was tried
}>;

/** What a client is told that the Service's own port decides; names and resets are decided elsewhere. */
const FAILURES = ['refused', 'timeout', 'unreachable', 'unreached'];

/** A client connects to a port that the Service does not have. */
export const portNotServed: Cause<NotServed> = {
  id: 'network/port-not-served',
  explains: [...FAILURES_TO_REACH, 'address-unserved'],
  refines: ['log/complaining', 'network/cannot-reach', 'network/peer-without-backends'],

  *explain(symptom, world) {
    if (symptom.kind === 'address-unserved') {
      for (const one of unservedAddresses(symptom.on, world)) {
        if (one.is !== 'no-port' || partOf(one.address) !== symptom.part) continue;
        const { service, port, address, on } = one;
        const subject = refTo('Service', service);
        const ports = (service.spec?.ports ?? []).map((each) => each.port);
        const { setting, evidence } = address;
        yield {
          subject,
          params: { port, ports, caller: on.name, failure: '', setting, isUntried: true },
          evidence: [evidence, quotedField(subject, '/spec/ports/0/port', `${ports[0]}`)],
          strength: 'fits',
          restsOn: [on, subject],
        };
      }
      return;
    }
    const reach = failureToReach(symptom, world);
    const { kind = '', host, port } = reach?.failure ?? {};
    if (!reach || !host || !port || !FAILURES.includes(kind)) return;

    const { on, said, address } = reach;
    const service = serviceAt(host, on.namespace ?? '', world);
    if (!service || service.spec?.type === 'ExternalName') return;
    const ports = (service.spec?.ports ?? []).map((one) => one.port);
    if (ports.length === 0 || ports.includes(port)) return;

    const subject = refTo('Service', service);
    // The name of a headless Service leads to the pods themselves, whatever ports it lists.
    const isHeadless = service.spec?.clusterIP === 'None';
    const { pods } = selectedPods(subject, world);
    if (isHeadless && pods.some(({ spec }) => declares(spec?.containers ?? [], port))) return;
    const isSure = isHeadless ? kind === 'refused' : kind !== 'unreached';
    const has = quotedField(subject, '/spec/ports/0/port', `${ports[0]}`);
    yield {
      subject,
      params: {
        port,
        ports,
        caller: on.name,
        failure: kind,
        ...(address && { setting: address.setting }),
      },
      evidence: [said, ...(address ? [address.evidence] : []), has],
      strength: reach.isNamed && isSure ? 'entails' : 'fits',
      restsOn: [on, subject],
    };
  },

  text: {
    en: ({ name }, { port, ports, caller, failure, setting, isUntried }) => ({
      title: `Service \`${name}\` has no port ${port}`,
      sentence: `\`${caller}\` ${isUntried ? 'is told to connect' : 'connects'} to \`${name}:${port}\`, but Service \`${name}\` has only port ${ports.join(', ')}.${setting ? ` The peer comes from \`${setting}\`.` : ''}`,
      so:
        {
          refused: 'Nothing listens there, so the connection is refused.',
          timeout: 'Nothing takes the connection, so it runs into its timeout.',
        }[failure] ??
        (isUntried
          ? 'Its log was not read for this: it fails when it uses that address.'
          : 'The connection leads nowhere.'),
    }),
    ko: ({ name }, { port, ports, caller, failure, setting, isUntried }) => ({
      title: `\`${name}\` 서비스에 ${port} 포트가 없습니다`,
      sentence: `\`${caller}\` 파드는 \`${name}:${port}\` 주소로 연결${isUntried ? '하도록 설정되어 있지만' : '하지만'} \`${name}\` 서비스에는 ${ports.join(', ')} 포트만 있습니다.${setting ? ` 상대는 \`${setting}\` 설정에서 옵니다.` : ''}`,
      so:
        {
          refused: '그 포트에서 듣는 프로세스가 없어 연결이 거부됩니다(refused).',
          timeout: '연결을 받는 쪽이 없어 시간 초과(timeout)가 됩니다.',
        }[failure] ??
        (isUntried
          ? '로그는 읽지 않았습니다. 이 주소를 쓰는 순간 실패합니다.'
          : '연결이 닿는 곳이 없습니다.'),
    }),
  },

  advice: {
    choose: (_, params) => correctAddress({ ...params, ...correctionOf(params) }),
  },
};

function correctionOf({ port, ports: [only, ...more] }: NotServed) {
  const is = more.length === 0 && only !== undefined ? `${only}` : undefined;
  return { of: 'port', was: `${port}`, ...present({ is }) } as const;
}

type Container = NonNullable<Resource<'Pod'>['spec']>['containers'][number];

function declares(containers: readonly Container[], port: number): boolean {
  return containers.some(({ ports = [] }) => ports.some((one) => one.containerPort === port));
}
