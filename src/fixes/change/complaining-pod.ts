import { refTo } from '../../domain/keys.ts';
import type { Bilingual } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';
import { complaintsOf } from '../../readings/logs/pod-complaints.ts';
import { revisionsOf } from '../../readings/workloads/revisions.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { bilingual } from '../../text/bilingual.ts';
import type { RolloutState } from './rollout-state.ts';

/** A pod of the new revision that is well by its status, and complains in its log. */
export function complainingPod({ rollout, world }: RolloutState): string | undefined {
  const { updated } = revisionsOf(rollout, world);
  const pods = updated ? podsOf(refTo('apps/ReplicaSet', updated), world).pods : [];
  const ill = pods.find((pod) => complaintsOf(pod, world)?.complaints.some(({ until }) => !until));
  return ill?.metadata?.name;
}

/** The words of a promotion; with a warning if there is such a pod. The short text is then only the warning. */
export const warnedOf: Bilingual<(said: Promotion, ill: string | undefined) => Promotion> =
  bilingual((lang) => (said, ill) => {
    if (ill === undefined) return said;
    const warning = WARNING[lang](ill);
    return { text: `${said.text} ${warning}`, short: warning };
  });
type Promotion = Pick<RemedyWords, 'text' | 'short'>;

const WARNING = {
  en: (pod: string) =>
    `The log of \`${pod}\`, which is of the new revision, complains: read it first.`,
  ko: (pod: string) => `새 리비전의 \`${pod}\` 파드 로그에 문제가 있습니다. 먼저 읽어 보십시오.`,
};
