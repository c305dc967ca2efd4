import type { Aside } from '../../../domain/audience.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { partOf } from '../../../readings/network/part-of-address.ts';
import {
  asksClusterDns,
  isClusterName,
  servicesNamed,
} from '../../../readings/network/service-names.ts';
import { unservedAddresses } from '../../../readings/network/unserved-addresses.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { onlyElsewhere } from '../../references/missing-names.ts';
import {
  FAILURES_TO_REACH,
  failureToReach,
  type FailureToReach,
} from '../../signs/logs/failure-to-reach.ts';
import { correctAddress } from './words/correct-address.ts';

/** `near` is a Service of that namespace with almost that name, `elsewhere` the only one of that name. */
type NoSuchHost = Readonly<{
  host: string;
  caller: string;
  isKnown: boolean; // that DNS does not know the name, and did not only fail to answer
  setting?: string;
  near?: string;
  elsewhere?: Aside;
  isUntried?: true; // the settings say so, and no log that it was tried
}>;

/** Where no Service has the name, a client that gives no reason has failed for that. */
const FAILURES: readonly PeerFailureKind[] = ['no-such-host', 'unresolved', 'unreached'];

/** A container looks for a Service by a name that no Service has. */
export const noSuchHost: Cause<NoSuchHost> = {
  id: 'network/no-such-host',
  explains: [...FAILURES_TO_REACH, 'address-unserved'],
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    if (symptom.kind === 'address-unserved') {
      for (const one of unservedAddresses(symptom.on, world)) {
        if (one.is !== 'no-service' || partOf(one.address) !== symptom.part) continue;
        const { missing: subject, address, on } = one;
        const near = nearTo(subject, world);
        const elsewhere = near ? undefined : onlyElsewhere(subject, world);
        yield {
          subject,
          params: {
            host: address.host,
            caller: on.name,
            isKnown: false,
            setting: address.setting,
            isUntried: true,
            ...present({ near }),
            ...(elsewhere && { elsewhere: { about: elsewhere } }),
          },
          evidence: [address.evidence, ...existing(near, subject)],
          strength: 'fits',
          restsOn: [on, subject],
        };
      }
      return;
    }
    const reach = failureToReach(symptom, world);
    const missing = reach && missingService(reach, world);
    if (!missing) return;
    const { on, failure, said, address } = reach;
    const { host = '' } = failure;

    const near = nearTo(missing, world);
    const elsewhere = near ? undefined : onlyElsewhere(missing, world);
    yield {
      subject: missing,
      params: {
        host,
        caller: on.name,
        isKnown: failure.kind === 'no-such-host',
        ...(address && { setting: address.setting }),
        ...present({ near }),
        ...(elsewhere && { elsewhere: { about: elsewhere } }),
      },
      evidence: [said, ...(address ? [address.evidence] : []), ...existing(near, missing)],
      strength:
        failure.kind === 'no-such-host' &&
        isClusterName(host) &&
        reach.isNamed &&
        asksClusterDns(reach.pod)
          ? 'entails'
          : 'fits',
      restsOn: [on, missing],
    };
  },

  text: {
    en: ({ name, namespace }, { host, caller, isKnown, isUntried, setting, near, elsewhere }) => ({
      title: `Service \`${namespace}/${name}\` does not exist`,
      sentence: `\`${caller}\` ${isUntried ? 'is told to talk to' : 'cannot resolve'} the host \`${host}\`: there is no Service \`${name}\` in namespace \`${namespace}\`.${hintEn(near, elsewhere)}${setting ? ` The name comes from \`${setting}\`.` : ''}`,
      so: isUntried
        ? 'Its log was not read for this: it fails when it uses that address.'
        : `${isKnown ? 'DNS answered that the name is not known, so nothing' : 'Nothing'} was connected: this says nothing about whether the peer runs.`,
    }),
    ko: ({ name, namespace }, { host, caller, isKnown, isUntried, setting, near, elsewhere }) => ({
      title: `\`${namespace}/${name}\` 서비스가 없습니다`,
      sentence: `\`${caller}\` 파드${isUntried ? `는 \`${host}\` 호스트에 연결하도록 설정되어 있습니다` : `가 \`${host}\` 호스트 이름을 찾지 못합니다`}. \`${namespace}\` 네임스페이스에 \`${name}\` 서비스가 없습니다.${hintKo(near, elsewhere)}${setting ? ` 이 이름은 \`${setting}\` 설정에서 옵니다.` : ''}`,
      so: isUntried
        ? '로그는 읽지 않았습니다. 이 주소를 쓰는 순간 실패합니다.'
        : `${isKnown ? 'DNS가 그런 이름은 없다고 답했으므로 ' : ''}연결은 시도되지 않았습니다. 상대가 동작하는지와는 관계가 없습니다.`,
    }),
  },

  advice: {
    choose: (_, params) => correctAddress({ ...params, ...correctionOf(params) }),
  },
};

function missingService({ on, failure }: FailureToReach, world: World): Ref | undefined {
  const { kind, host } = failure;
  if (!host || !FAILURES.includes(kind)) return undefined;
  const { namespace = '' } = on;
  const refs = servicesNamed(host, namespace);
  if (refs.some((ref) => world.get(ref).is !== 'absent')) return undefined;
  if (isClusterName(host)) return refs[0];
  // "name.namespace" looks like a host of the internet, unless there is such a namespace.
  return refs.find((ref) => world.get({ kind: 'Namespace', name: ref.namespace }).is === 'known');
}

/** Written beside a port or a dash too much: a name of the same words, or one letter away. */
function nearTo({ name, namespace = '' }: Ref, world: World): string | undefined {
  const names = world
    .list('Service', { namespace })
    .items.map(({ metadata }) => metadata?.name ?? '');
  const contains = names.filter((one) => one.startsWith(`${name}-`) || name.startsWith(`${one}-`));
  return nearestWord(name, names) ?? (contains.length === 1 ? contains[0] : undefined);
}

function existing(near: string | undefined, { namespace = '' }: Ref): readonly Evidence[] {
  if (!near) return [];
  const on = { kind: 'Service', namespace, name: near };
  return [quotedField(on, '/metadata/name', near)];
}

function correctionOf({ host, near, elsewhere }: NoSuchHost) {
  const is = near ?? (elsewhere && `${host}.${elsewhere.about.namespace}`);
  return { of: 'name', was: host, ...present({ is }) } as const;
}

function hintEn(near: string | undefined, elsewhere: Aside | undefined): string {
  if (near) return ` There is one called \`${near}\`.`;
  const { namespace, name } = elsewhere?.about ?? {};
  return elsewhere ? ` Namespace \`${namespace}\` has one: \`${name}.${namespace}\`.` : '';
}

function hintKo(near: string | undefined, elsewhere: Aside | undefined): string {
  if (near) return ` 이름이 비슷한 \`${near}\` 서비스는 있습니다.`;
  return elsewhere
    ? ` 같은 이름의 서비스가 \`${elsewhere.about.namespace}\` 네임스페이스에 있습니다.`
    : '';
}
