import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import {
  asksClusterDns,
  isClusterName,
  serviceAt,
} from '../../../readings/network/service-names.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';

type AddressAsName = Readonly<{ address: string }>;

const AT = '/spec/externalName';
/** The API server takes it for a name of digits, and no DNS server resolves it (kubernetes.io, Service, ExternalName). It refuses an IPv6 address. */
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** A Service of type ExternalName that names an address. */
const symptom: SymptomFinder<'Service'> = fieldSymptom(
  'network/address-as-name',
  ['Service'],
  'progress',
  (service) => {
    const address = addressIn(service);
    return address === undefined
      ? undefined
      : { path: AT, quote: address, reason: 'AddressAsName' };
  },
);

/** A Service is another name for an IP address, and DNS has such aliases for names only. */
export const addressAsName: Cause<AddressAsName> = {
  id: 'network/address-as-name',
  explains: [...FAILURES_TO_REACH, 'network/address-as-name'],
  symptom,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    if (isA('Service', symptom.on)) {
      const address = symptom.evidence.quote;
      yield {
        subject: symptom.on,
        params: { address },
        evidence: [symptom.evidence],
        strength: 'entails',
      };
      return;
    }

    const reach = failureToReach(symptom, world);
    const { kind = '', host } = reach?.failure ?? {};
    if (!reach || !host || (kind !== 'no-such-host' && kind !== 'unresolved')) return;
    const { on, pod, said, address: setting, isNamed } = reach;
    const service = serviceAt(host, on.namespace ?? '', world);
    const address = service && addressIn(service);
    if (!service || address === undefined) return;
    const subject = refTo('Service', service);
    const isCertain =
      kind === 'no-such-host' && isNamed && isClusterName(host) && asksClusterDns(pod);
    yield {
      subject,
      params: { address },
      evidence: [said, ...(setting ? [setting.evidence] : []), quotedField(subject, AT, address)],
      strength: isCertain ? 'entails' : 'fits',
      restsOn: [on, subject],
    };
  },

  text: {
    en: ({ name }, { address }) => ({
      title: `Service \`${name}\` is an alias for an IP address`,
      sentence: `Service \`${name}\` has the type ExternalName and \`${address}\` as its external name. DNS can answer only with a name there, never with an address, so clients cannot resolve \`${name}\`.`,
      so: 'Waiting does not help. Some Ingress controllers read the address from the Service and work all the same; every client that asks DNS fails.',
    }),
    ko: ({ name }, { address }) => ({
      title: `\`${name}\` 서비스가 IP 주소의 별칭입니다`,
      sentence: `\`${name}\` 서비스는 ExternalName 타입인데 externalName 값이 \`${address}\` 주소입니다. DNS는 여기에 주소가 아니라 이름으로만 답할 수 있으므로 클라이언트가 \`${name}\` 이름을 찾지 못합니다.`,
      so: '기다려도 풀리지 않습니다. 일부 Ingress 컨트롤러는 서비스에서 주소를 직접 읽어 동작하지만, DNS에 묻는 클라이언트는 모두 실패합니다.',
    }),
  },

  advice: {
    en: ({ name }, { address }) => ({
      title: 'Write the address into an EndpointSlice',
      text: `Remove type and externalName from Service \`${name}\`, give it the port and no selector, and write an EndpointSlice with the label \`kubernetes.io/service-name: ${name}\` and the address \`${address}\`. Or set externalName to the DNS name of that server, if it has one.`,
      undo: 'Put type and externalName back, and delete the EndpointSlice.',
    }),
    ko: ({ name }, { address }) => ({
      title: 'EndpointSlice 객체에 주소 쓰기',
      text: `\`${name}\` 서비스에서 type과 externalName을 지우고, 셀렉터 없이 포트만 두십시오. 그리고 \`kubernetes.io/service-name: ${name}\` 레이블과 \`${address}\` 주소가 있는 EndpointSlice 객체를 만드십시오. 그 서버에 DNS 이름이 있다면 externalName 값을 그 이름으로 바꾸어도 됩니다.`,
      undo: 'type과 externalName을 되돌리고 EndpointSlice 객체를 삭제합니다.',
    }),
  },
};

function addressIn({ spec }: Resource<'Service'>): string | undefined {
  const { type, externalName = '' } = spec ?? {};
  return type === 'ExternalName' && IPV4.test(externalName) ? externalName : undefined;
}
