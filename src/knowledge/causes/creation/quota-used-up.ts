import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { exactAmountOf } from '../../../readings/quantities.ts';
import { segment } from '../../../text/json-pointer.ts';
import { ownOf } from '../../../text/own-of.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Used = Readonly<{ resource: string; used: string; hard: string }>;
type UsedUp = Readonly<{ all: readonly Used[] }>;

/** A quota has no room for more; whom it refuses has a symptom of its own, and so a scan does not ask it. */
const symptom: SymptomFinder<'ResourceQuota'> = {
  kind: 'quota-used-up',
  of: ['ResourceQuota'],
  asked: 'unless-outage',

  *find(quota) {
    const [first] = usedUp(quota);
    if (!first) return;
    const on = refTo('ResourceQuota', quota);
    yield {
      kind: 'quota-used-up',
      on,
      reason: 'UsedUp',
      evidence: quotedField(on, `/status/used/${segment(first.resource)}`, first.used),
      hurts: 'progress',
    };
  },
};

/** A quota is used up: the API server refuses what would take more of it. */
export const quotaUsedUp: Cause<UsedUp, 'ResourceQuota'> = {
  id: 'creation/quota-used-up',
  of: ['ResourceQuota'],
  explains: ['quota-used-up'],
  symptom,

  *explain({ on, evidence }, _, quota) {
    const all = usedUp(quota);
    if (all.length === 0) return;
    yield {
      subject: on,
      params: { all },
      evidence: [
        evidence,
        ...all.map(({ resource, hard }) =>
          quotedField(on, `/status/hard/${segment(resource)}`, hard),
        ),
      ],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name, namespace }, { all }) => ({
      title: `ResourceQuota \`${name}\` is used up: ${all.map(({ resource }) => resource).join(', ')}`,
      sentence: `ResourceQuota \`${name}\` of namespace \`${namespace}\` has no room left: ${all.map(({ resource, used, hard }) => `${resource} ${used} of ${hard}`).join(', ')}.`,
      state: 'used up',
      so: 'What runs goes on. A pod or object that needs more of it is refused (“exceeded quota”), also the extra pod of a rolling update.',
    }),
    ko: ({ name, namespace }, { all }) => ({
      title: `ResourceQuota \`${name}\` 객체를 모두 사용했습니다: ${all.map(({ resource }) => resource).join(', ')}`,
      sentence: `\`${namespace}\` 네임스페이스의 ResourceQuota \`${name}\` 객체에 남은 여유가 없습니다: ${all.map(({ resource, used, hard }) => `${resource} ${hard} 중 ${used}`).join(', ')}.`,
      state: '모두 사용됨',
      so: '실행 중인 것은 그대로입니다. 더 필요한 파드나 객체는 거부되며(“exceeded quota”), 롤링 업데이트의 추가 파드도 마찬가지입니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Free some of it, or have it raised',
      text: `Scale down or delete what is not needed, lower requests that are too large, or ask whoever owns \`${name}\` for more.`,
    }),
    ko: ({ name }) => ({
      title: '여유를 만들거나 늘리기',
      text: `필요 없는 것을 줄이거나 삭제하고, 너무 큰 요청량을 낮추거나, \`${name}\` 객체의 담당자에게 늘려 달라고 하십시오.`,
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};

/** What nothing is left of; a limit of zero forbids on purpose. */
function usedUp({ status }: Resource<'ResourceQuota'>): readonly Used[] {
  return Object.entries(status?.hard ?? {}).flatMap(([resource, hard]) => {
    const used = ownOf(status?.used, resource);
    if (used === undefined) return [];
    const [has, most] = [used, hard].map((amount) => exactAmountOf(resource, amount));
    return most && has !== undefined && has >= most ? [{ resource, used, hard }] : [];
  });
}
