import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { SETTLED_MS, unwrittenBackends } from '../../../world/readings/network/backends.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { addressByHandWords } from '../../words/address-by-hand-words.ts';

/** `listed` are addresses that are there and take no traffic. */
type ByHand = Readonly<{ listed: number }>;

/** A Service selects no pods, and nothing else has given it an address. Asked for: some are only there to hold notes. */
const symptom: SymptomFinder<'Service'> = {
  kind: 'service-without-addresses',
  of: ['Service'],
  asked: 'if-well',

  *find(service, world) {
    const { creationTimestamp, deletionTimestamp } = service.metadata ?? {};
    if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return;
    if (!unwrittenBackends(service, world)) return;
    const on = refTo('Service', service);
    yield {
      kind: 'service-without-addresses',
      on,
      reason: 'NoEndpoints',
      evidence: { source: 'field', on, path: '/metadata/name', quote: on.name },
      hurts: 'progress',
    };
  },
};

/** Nobody has written the addresses of a Service without a selector. */
export const serviceByHand: Cause<ByHand, 'Service'> = {
  id: 'network/service-by-hand',
  of: ['Service'],
  explains: ['service-without-addresses'],
  symptom,

  *explain({ on, evidence }, world, service) {
    const { listed = 0 } = unwrittenBackends(service, world) ?? {};
    yield { subject: on, params: { listed }, evidence: [evidence], strength: 'entails' };
  },

  text: {
    en: ({ name }, { listed }) => ({
      title: `Service \`${name}\` has no selector and no ${listed > 0 ? 'ready ' : ''}addresses`,
      sentence: `Service \`${name}\` has no selector, and ${
        listed > 0
          ? `none of the addresses that its EndpointSlices list (${listed}) is ready`
          : 'no EndpointSlice gives it an address'
      }: whoever connects reaches nobody. A person or a controller has to write them.`,
      so: 'Some programs keep such a Service only for the notes of their leader (Patroni): nobody connects to it, and then nothing is wrong.',
    }),
    ko: ({ name }, { listed }) => ({
      title: `\`${name}\` 서비스에 셀렉터도 ${listed > 0 ? '준비된 ' : ''}주소도 없습니다`,
      sentence: `\`${name}\` 서비스에 셀렉터가 없고, ${
        listed > 0
          ? `EndpointSlice 객체의 주소 ${listed}개 중 준비된 것이 없습니다`
          : '주소를 주는 EndpointSlice 객체도 없습니다'
      }. 연결해도 닿는 곳이 없습니다. 사람이나 컨트롤러가 주소를 써 주어야 합니다.`,
      so: '일부 프로그램은 리더의 메모를 두려고 이런 서비스를 만듭니다(Patroni). 아무도 연결하지 않으므로 그때는 문제가 아닙니다.',
    }),
  },

  advice: {
    en: ({ name }) => addressByHandWords.en(name),
    ko: ({ name }) => addressByHandWords.ko(name),
  },
};
