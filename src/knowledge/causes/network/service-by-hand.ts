import type { Advised, Cause, SymptomFinder } from '../../../domain/model.ts';
import { SETTLED_MS, unwrittenBackends } from '../../../readings/network/backends.ts';
import { isWithin } from '../../../readings/time.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { addressByHandWords } from './words/address-by-hand-words.ts';

/** `listed` are addresses that are there and take no traffic; `ports` what those are called that are `named` otherwise in the Service. */
type ByHand = Readonly<{ listed: number; ports?: readonly string[]; named?: readonly string[] }>;

/** A Service selects no pods, and nothing else has given it an address. Asked for: some are only there to hold notes. */
const symptom: SymptomFinder<'Service'> = {
  ...fieldSymptom('service-without-addresses', ['Service'], 'progress', (service, world) => {
    const { creationTimestamp, deletionTimestamp } = service.metadata ?? {};
    if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return undefined;
    if (!unwrittenBackends(service, world)) return undefined;

    return { path: '/metadata/name', quote: service.metadata?.name ?? '', reason: 'NoEndpoints' };
  }),
  asked: 'unless-outage',
};

/** Nobody has written the addresses of a Service without a selector. */
export const serviceByHand: Cause<ByHand, 'Service'> = {
  id: 'network/service-by-hand',
  of: ['Service'],
  explains: ['service-without-addresses'],
  symptom,

  *explain({ on, evidence }, world, service) {
    const { listed = 0, withoutPort = 0, slices = [] } = unwrittenBackends(service, world) ?? {};
    const others = {
      ports: namesOf(slices.flatMap(({ ports = [] }) => ports)),
      named: namesOf(service.spec?.ports ?? []),
    };
    yield {
      subject: on,
      params: { listed, ...(withoutPort > 0 && others.ports.length > 0 && others) },
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, { listed, ports, named = [] }) {
      const alike = 'a Service finds its addresses by the name of the port, as written in both';
      return {
        title: ports
          ? `Service \`${name}\`: the port of its addresses is called otherwise`
          : `Service \`${name}\` has no selector and no ${listed > 0 ? 'ready ' : ''}addresses`,
        sentence: ports
          ? `Service \`${name}\` calls its port ${quoted(named)}, and its EndpointSlices call theirs ${quoted(ports)}: ${alike}, so whoever connects reaches nobody.`
          : `Service \`${name}\` has no selector, and ${
              listed > 0
                ? `none of the addresses that its EndpointSlices list (${listed}) is ready`
                : 'no EndpointSlice gives it an address'
            }: whoever connects reaches nobody. A person or a controller has to write them.`,
        ...(!ports && { so: NOTES.en }),
      };
    },
    ko: ({ name }, { listed, ports, named = [] }) => ({
      title: ports
        ? `\`${name}\` 서비스와 그 주소의 포트 이름이 다릅니다`
        : `\`${name}\` 서비스에 셀렉터도 ${listed > 0 ? '준비된 ' : ''}주소도 없습니다`,
      sentence: ports
        ? `\`${name}\` 서비스의 포트 이름은 ${quoted(named)}인데 EndpointSlice 객체의 포트 이름은 ${quoted(ports)}입니다. 서비스는 양쪽에 적힌 포트 이름으로 주소를 찾으므로 연결해도 닿는 곳이 없습니다.`
        : `\`${name}\` 서비스에 셀렉터가 없고, ${
            listed > 0
              ? `EndpointSlice 객체의 주소 ${listed}개 중 준비된 것이 없습니다`
              : '주소를 주는 EndpointSlice 객체도 없습니다'
          }. 연결해도 닿는 곳이 없습니다. 사람이나 컨트롤러가 주소를 써 주어야 합니다.`,
      ...(!ports && { so: NOTES.ko }),
    }),
  },

  advice: {
    choose: ({ name }, { ports }) => (ports ? SAME_NAME : addressByHandWords(name)),
  },
};

const NOTES = {
  en: 'Some programs keep such a Service only for the notes of their leader (Patroni): nobody connects to it, and then nothing is wrong.',
  ko: '일부 프로그램은 리더의 메모를 두려고 이런 서비스를 만듭니다(Patroni). 아무도 연결하지 않으므로 그때는 문제가 아닙니다.',
};

const SAME_NAME: Advised = {
  en: {
    title: 'Give both ports one name',
    text: 'Call the port of the EndpointSlices as the Service does, or the other way round; a port without a name goes with one without a name.',
    undo: 'Set the name back to what it was.',
  },
  ko: {
    title: '두 포트의 이름 맞추기',
    text: 'EndpointSlice 객체의 포트 이름을 서비스와 같게 하거나 그 반대로 하십시오. 이름이 없는 포트는 이름이 없는 포트와 맞습니다.',
    undo: '이름을 이전 값으로 되돌립니다.',
  },
};

function namesOf(ports: readonly Readonly<{ name?: string }>[]): readonly string[] {
  return [...new Set(ports.map(({ name = '' }) => name))];
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}
