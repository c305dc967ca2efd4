import { refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { eventsSaying } from '../../readings/events.ts';

/** A claim is Pending as its class wants it to be until a pod uses it. */
export const claimWaits: Remarker<'PersistentVolumeClaim', Readonly<{ storageClass?: string }>> = {
  id: 'volume/waits-for-first-consumer',
  of: ['PersistentVolumeClaim'],

  *remark(claim, world) {
    const { storageClassName: storageClass } = claim.spec ?? {};
    if (claim.status?.phase !== 'Pending') return;
    const on = refTo('PersistentVolumeClaim', claim);
    if (eventsSaying(['WaitForFirstConsumer'], on, world).length === 0) return;
    yield storageClass ? { storageClass } : {};
  },

  text: {
    en: ({ name }, { storageClass }) =>
      `Claim \`${name}\` is Pending as expected: its class${storageClass ? ` \`${storageClass}\`` : ''} binds only when a pod uses the claim (WaitForFirstConsumer), and no pod does yet.`,
    ko: ({ name }, { storageClass }) =>
      `클레임 \`${name}\` 객체가 Pending인 것은 정상입니다. 스토리지 클래스${storageClass ? ` \`${storageClass}\`` : ''} 설정에 따라 파드가 클레임을 쓸 때 바인딩되며(WaitForFirstConsumer), 아직 쓰는 파드가 없습니다.`,
  },
};
