import type { Bilingual, Lang } from '../domain/lang.ts';
import type { Cause, Ref, World } from '../domain/model.ts';
import type { Remedy } from '../domain/remedy.ts';
import type { Finding } from '../domain/verdict.ts';
import { gitOwnerOf } from './git-owner.ts';
import { workloadOf } from './workload.ts';

type Given = Readonly<{ subject: Ref; found: object }>;

/** What a person does about a cause, as it is listed beside the changes: words, a command perhaps, and no button. */
export function adviceOf({ id, advice }: Cause): readonly Remedy<Given>[] {
  if (!advice) return [];
  return [
    {
      id,
      answers: [id],
      ...(advice.isForPossible && { isForPossible: true }),

      *propose(finding, world) {
        const { subject, params: found } = finding;
        if (!advice.en(subject, found)) return;
        const command = advice.command?.(subject, found);
        const isOpen = command !== undefined && (OPEN.test(command) || !isGits(finding, world));
        yield {
          kind: 'manual',
          risk: 'none',
          params: { subject, found },
          ...(isOpen && { command }),
        };
      },

      inWords({ subject, found }, lang: Lang) {
        const { title, text, lines, undo } = advice[lang](subject, found) ?? {
          title: id,
          text: id,
        };
        return { title, text, ...(lines && { lines }), undo: undo ?? BY_HAND[lang] };
      },
    },
  ];
}

/** A command that only looks, or that changes what no Git holds: a node, a pod, the status of a Rollout. */
const OPEN =
  /^kubectl (?:-n \S+ )?(?:(?:describe|get|logs|top|cordon|uncordon|label nodes?|delete pods?) |argo rollouts retry )/;

/** What Git owns is not changed by a command. */
function isGits(finding: Finding, world: World): boolean {
  const workload = workloadOf(finding, world);
  return workload !== undefined && gitOwnerOf(workload.holder.object, world) !== undefined;
}

const BY_HAND: Bilingual<string> = {
  en: 'As it was done: by hand.',
  ko: '한 것과 같이 직접 되돌립니다.',
};
