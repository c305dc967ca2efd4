import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { Lang } from '#src/domain/lang.ts';
import { answerMessage } from '#src/slack/views/answer.ts';
import { detailsMessages } from '#src/slack/views/details.ts';
import { recorded } from '#src/world/recorded.ts';
import { incident } from '#test/slack/support/incidents.ts';
import { lazily } from '#test/support/clusters.ts';

const FIELDS = ['text', 'elements', 'blocks'];

describe('INC-000-1 in Slack', () => {
  it.each(['web-6c7c', 'rollout/web'])(
    'says in the parent what matters at night: %s',
    async (text) => {
      const { parent } = await messages(text, 'en');

      for (const part of [
        'canary stuck, 1 pod Pending',
        '*Impact*  No user impact yet: 2 ready pods of the stable revision `56956db584` take 100 % of the traffic (canary weight 0).',
        'fits on no node: its spread rule counts node `k8s-cp` as free, but a taint keeps pods off it.   _proven_',
        '*Fix*  `nodeTaintsPolicy: Honor` + `matchLabelKeys`',
        'placement: lands on `k8s-worker1`, `k8s-worker2`',
      ]) {
        expect(parent).toContain(part);
      }
      expect(parent).not.toMatch(/preemption|no-dry-run|promote|tolerat(e|ion)\b/i);
      expect(parent.length).toBeLessThanOrEqual(900);
    },
  );

  it('says nothing twice, in the parent and in its thread', async () => {
    const { parent, details } = await messages('web-6c7c', 'en');

    const sentences = parent.split('\n').filter((line) => line.length > 60);
    const repeated = sentences
      .filter((line) => !line.startsWith('✅')) // two fixes may have the same proof
      .filter((line) => details.includes(line));
    expect(repeated).toEqual([]);
  });

  it('says the rest of what it must in the thread', async () => {
    const { details } = await messages('web-6c7c', 'en');

    for (const part of [
      'k8s-cp       0      tainted',
      'k8s-worker1  1 old  skew 2 &gt; max 1',
      'It will not resolve by itself: at most 2 pods with `app=web` fit',
      'The next update or scale-up will stick too',
      'a simulation of the 3 nodes refuses the same ones for the same reasons',
      '`topologySpreadConstraints[0].nodeTaintsPolicy` is unset = `Ignore`',
      'the canary of `web` (pod hash `6c7c9fb85d`)',
      '`node-role.kubernetes.io/control-plane:NoSchedule` keeps',
      'nodeTaintsPolicy` is unset (= Ignore)',
      '1+1-0=2 &gt; maxSkew 1',
      'it may stay Progressing for ever',
      'Old and new pods are still counted together',
      '`k8s-cp` still holds the minimum, so at most 2 pods of one revision can run',
      'Gives up the guarantee',
      'The cause stays.',
    ]) {
      expect(details).toContain(part);
    }
  });

  it('says the same in Korean', async () => {
    const { parent, details } = await messages('web-6c7c', 'ko');

    for (const part of [
      '카나리 멈춤, 파드 1개 Pending',
      '아직 사용자 영향은 없습니다. 안정 리비전 `56956db584` 쪽의 준비된 파드 2개가 트래픽의 100%를 받습니다(카나리 가중치 0).',
      '`k8s-cp` 노드까지 빈 도메인으로 셉니다',
    ]) {
      expect(parent).toContain(part);
    }
    for (const part of [
      'k8s-worker1  이전 1  skew 2 &gt; max 1',
      '저절로 해소되지 않습니다',
      '최대 2개만 실행할 수 있습니다',
      '`topologySpreadConstraints[0].nodeTaintsPolicy` 값 없음 = `Ignore`',
      '계속 Progressing 상태로 남을 수 있습니다',
    ]) {
      expect(details).toContain(part);
    }
    expect(parent.length).toBeLessThanOrEqual(900);
  });

  it('says the essence where only one line is shown', async () => {
    const { notification } = await messages('web-6c7c', 'en');

    expect(notification).toBe(
      'web-6c7c9fb85d-8lqpc (Pod): canary stuck, 1 pod Pending · web: a spread rule counts node k8s-cp, which its pods may not use · No user impact yet: 2 ready pods of the stable revision 56956db584 take 100 % of the traffic (canary weight 0).',
    );
  });
});

/** What Slack would show of the recorded cluster. */
async function messages(text: string, lang: Lang) {
  const loader = lazily(recorded(await readRecording('recordings/inc-000-1')));
  const query = { text, namespace: 'blog-system' };
  const result = await investigate({ query }, { loader, cluster: 'lab', lang });
  if (result.is !== 'answer') throw new Error(result.is);

  const { answer, plans } = result;
  const shown = { ...incident({ lang, plans }), answer };
  const parent = answerMessage(shown);
  const textOf = ({ blocks }: { blocks: unknown }) => [...textsIn(blocks)].join('\n');
  return {
    notification: parent.text,
    parent: textOf(parent),
    details: detailsMessages(shown).map(textOf).join('\n'),
  };
}

/** What a reader sees of blocks. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'text' && typeof inner === 'string') yield inner;
    else if (FIELDS.includes(key) || Array.isArray(value)) yield* textsIn(inner);
  }
}
