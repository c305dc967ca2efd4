import type { Bilingual, Lang } from '../domain/lang.ts';
import type { Cause, Ref, World } from '../domain/model.ts';
import type { Remedy } from '../domain/remedy.ts';
import type { Finding } from '../domain/verdict.ts';
import { gitOwnerOf } from './git-owner.ts';
import { workloadOf } from './workload.ts';

/** `isGits`: there is a command, and Git would undo what it does. */
type Given = Readonly<{ subject: Ref; found: object; isGits?: true }>;

/** What a person does about a cause, as it is listed beside the changes: words, a command perhaps, and no button. */
export function adviceOf(cause: Cause): readonly Remedy<Given>[] {
  const { id, advice } = cause;
  if (!advice) return [];
  return [
    {
      id,
      answers: [cause],
      ...(advice.isForPossible && { isForPossible: true }),

      *propose(finding, world) {
        const { subject, params: found } = finding;
        if (!advice.en(subject, found)) return;
        const command = advice.command?.(subject, found);
        const isGits = command !== undefined && !OPEN.test(command) && isInGit(finding, world);
        yield {
          kind: 'manual',
          risk: 'none',
          params: { subject, found, ...(isGits && { isGits }) },
          ...(command !== undefined && !isGits && { command }),
        };
      },

      inWords({ subject, found, isGits }, lang: Lang) {
        const { title, text, lines, undo } = advice[lang](subject, found) ?? {
          title: id,
          text: id,
        };
        const where = isGits ? ` ${IN_GIT[lang]}` : '';
        return {
          title,
          text: `${text}${where}`,
          ...(lines && { lines }),
          undo: undo ?? BY_HAND[lang],
        };
      },
    },
  ];
}

/** A command that only looks, or that changes what no Git holds: a node, a pod, the status of a Rollout. */
const OPEN =
  /^kubectl (?:-n \S+ )?(?:(?:describe|get|logs|top|cordon|uncordon|label nodes?|delete pods?) |argo rollouts retry )/;

/** What Git owns is not changed by a command: neither the subject, nor the workload that it is of. */
function isInGit(finding: Finding, world: World): true | undefined {
  const own = world.get(finding.subject);
  const workload = workloadOf(finding, world);
  const objects = [
    ...(own.is === 'known' ? [own.value] : []),
    ...(workload ? [workload.holder.object] : []),
  ];
  return objects.some((object) => gitOwnerOf(object, world)) || undefined;
}

const IN_GIT: Bilingual<string> = {
  en: 'It is kept in Git: change it there, for a live change would be undone.',
  ko: 'Git에서 관리되므로 Git에서 바꿔야 합니다.',
};
const BY_HAND: Bilingual<string> = {
  en: 'As it was done: by hand.',
  ko: '한 것과 같이 직접 되돌립니다.',
};
