import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { beyondQuota, isFixed, type Short } from '../../../readings/workloads/beyond-quota.ts';
import { segment } from '../../../text/json-pointer.ts';
import { ownOf } from '../../../text/own-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal } from '../../signs/workloads/creation.ts';

type ClaimQuota = Readonly<{ workload: string; claim: string; short: readonly Short[] }>;

/** As a StatefulSet's controller, or the one for volumes of a pod's own, tells which claim it could not make. */
const CLAIM = /persistentvolumeclaims? "(?<claim>[^"]+)" is forbidden/;

/** A ResourceQuota has no room for the claim that a pod needs first. */
export const claimQuota: Cause<ClaimQuota> = {
  id: 'storage/claim-quota',
  explains: ['replicas-missing'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    const { claim } = CLAIM.exec(said?.quote ?? '')?.groups ?? {};
    if (refusal?.is !== 'quota' || !said || !claim) return;

    const { requested, used, limited, quota: name } = refusal;
    const subject = { kind: 'ResourceQuota', namespace: on.namespace ?? '', name } as const;
    const fact = world.get(subject);
    const short = Object.entries(requested).map(([resource, amount]) => ({
      resource,
      requested: amount,
      used: used[resource] ?? '',
      limited: limited[resource] ?? '',
    }));
    const hard = fact.is === 'known' ? fact.value.spec?.hard : {};
    const limits = short.flatMap(({ resource }) => {
      const quote = ownOf(hard, resource);
      const path = `/spec/hard/${segment(resource)}`;
      return quote ? [quotedField(subject, path, quote)] : [];
    });
    yield {
      subject,
      params: { workload: accountableFor(on, world).subject.name, claim, short },
      evidence: [said, ...limits],
      strength: 'entails',
      restsOn: [on, subject],
    };
  },

  text: {
    en: ({ namespace, name }, { workload, claim, short }) => ({
      title: `ResourceQuota \`${namespace}/${name}\` leaves no room for the storage of \`${workload}\``,
      sentence: `ResourceQuota \`${name}\` is exceeded, so the claim \`${claim}\` of \`${workload}\` may not be created (${short.map(({ resource, requested, used, limited }) => `${resource}: ${used} of ${limited} used, ${requested} more requested`).join('; ')}).`,
      so: 'The pod that needs the claim is not made before it.',
    }),
    ko: ({ namespace, name }, { workload, claim, short }) => ({
      title: `ResourceQuota \`${namespace}/${name}\` 객체에 \`${workload}\` 워크로드의 스토리지를 위한 여유가 없습니다`,
      sentence: `ResourceQuota \`${name}\` 객체의 한도를 넘어 \`${workload}\` 워크로드의 클레임 \`${claim}\` 객체를 만들 수 없습니다(${short.map(({ resource, requested, used, limited }) => `${resource}: 한도 ${limited}, 사용 중 ${used}, 추가 요청 ${requested}`).join('; ')}).`,
      so: '클레임이 만들어지기 전에는 파드가 만들어지지 않습니다.',
    }),
  },

  advice: {
    en: ({ name }, { short }) => ({
      title: 'Make room in the quota',
      text: `Raise the storage of ResourceQuota \`${name}\`${beyondQuota(short) ? '' : ', delete claims that nobody uses'}${short.every(isFixed) ? '' : ', or ask for less in the volumeClaimTemplates'}. The controller tries again by itself.`,
    }),
    ko: ({ name }, { short }) => ({
      title: '할당량 확보',
      text: `${beyondQuota(short) ? '' : '쓰지 않는 클레임을 지우거나, '}${short.every(isFixed) ? '' : 'volumeClaimTemplates 요청을 줄이거나, '}ResourceQuota \`${name}\` 객체의 스토리지 한도를 늘리십시오. 컨트롤러가 다시 시도합니다.`,
    }),
  },
};
