import type { Delivery } from '../../readings/workloads/delivery.ts';
import { timeWord } from '../../text/time-word.ts';

/** How far what Git asks for has come, in words; empty where nobody knows. */
export const deliveryWords = {
  en(delivery: Delivery | undefined): string {
    if (!delivery) return '';
    const { about, behind, revision, comparedAt, syncedAt } = delivery;
    const git = revision ? `Git revision \`${revision}\`` : 'Git';
    const when = [
      comparedAt && `compared ${timeWord(comparedAt)}`,
      syncedAt && `last sync ${timeWord(syncedAt)}`,
    ].filter(Boolean);
    const times = when.length > 0 ? ` (${when.join(', ')})` : '';
    const app = `Argo CD Application \`${about.name}\``;
    return {
      sync: `${app}: this Rollout is OutOfSync with ${git}${times}. So the link behind is the sync: Git asks for something else than the spec here.`,
      promotion: `${app}: this Rollout is Synced with ${git}${times}, so Git asks for the same. The links up to the sync are done; the link behind is the promotion.`,
      nothing: `${app}: this Rollout is Synced with ${git}${times}, so Git asks for the same. All links in the cluster are done: look for what still is old in front of it, such as a cache, and purge only the addresses concerned.`,
    }[behind];
  },

  ko(delivery: Delivery | undefined): string {
    if (!delivery) return '';
    const { about, behind, revision, comparedAt, syncedAt } = delivery;
    const git = revision ? `Git 리비전 \`${revision}\`` : 'Git';
    const when = [
      comparedAt && `비교 ${timeWord(comparedAt)}`,
      syncedAt && `마지막 동기화 ${timeWord(syncedAt)}`,
    ].filter(Boolean);
    const times = when.length > 0 ? ` (${when.join(', ')})` : '';
    const app = `Argo CD Application \`${about.name}\``;
    return {
      sync: `${app}: 이 Rollout 객체는 ${git} 기준 OutOfSync 상태입니다${times}. 뒤처진 단계는 동기화이며, Git이 여기 spec과 다른 것을 요구합니다.`,
      promotion: `${app}: 이 Rollout 객체는 ${git} 기준 Synced 상태이므로 Git도 같은 것을 요구합니다${times}. 동기화까지는 끝났고 뒤처진 단계는 승격입니다.`,
      nothing: `${app}: 이 Rollout 객체는 ${git} 기준 Synced 상태이므로 Git도 같은 것을 요구합니다${times}. 클러스터 안의 단계는 모두 끝났습니다. 그래도 예전 것이 보이면 캐시 같은 앞단을 확인하고, 해당 주소만 지우십시오.`,
    }[behind];
  },
};
