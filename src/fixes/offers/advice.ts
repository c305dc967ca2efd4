import type { Bilingual } from '../../domain/lang.ts';
import type { Cause, Ref, World } from '../../domain/model.ts';
import type { Proposal, Remedy } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import { advised } from '../../knowledge/words/advised.ts';
import { keeperAt, keeperOf, type Keeper } from '../../readings/reports/keeper-of.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import { rollBack } from '../catalogue/rollout/roll-back.ts';
import { gitOwnerOf } from '../change/git-owner.ts';
import { workloadOf } from '../change/workload.ts';
import { commandBack } from '../roll-back/command-back.ts';
import { keeperWords } from './keeper-words.ts';

/**
 * `isGits`: there is a command, and Git would undo what it does; `goesBack`: there is a revision to go back to; `part`:
 * the part that is left to a person if a change does the rest.
 */
type AdviceParams = Readonly<{
  subject: Ref;
  found: object;
  isGits?: true;
  goesBack?: true;
  part?: number;
  keeper?: Keeper; // who would undo what the command does
}>;

/** The advice of a cause as a remedy that is listed with the changes: words, perhaps a command, and no button. */
export function adviceOf(cause: Cause): readonly Remedy<AdviceParams>[] {
  const { id, advice } = cause;
  if (!advice) return [];
  return [
    {
      id,
      answers: [cause],
      ...(advice.isForPossible && { isForPossible: true }),

      *propose(finding, world) {
        const { subject, params: found } = finding;
        const fitting = advised(advice, subject, found);
        if (!fitting) return;
        const back = fitting.mayGoBack && commandBack(finding, world);
        const own = advice.command?.(subject, found);
        const command = own ?? back;
        const isOwned = command !== undefined && !(own !== undefined && advice.commandOnly);
        const keeper = isOwned ? keeperIn(finding, world) : undefined;
        const isGits = isOwned && !keeper && isInGit(finding, world);
        yield {
          kind: 'manual',
          risk: 'none',
          params: {
            subject,
            found,
            ...present({ isGits, keeper }),
            ...(back && { goesBack: true }),
          },
          ...(command !== undefined && !isGits && !keeper && { command }),
        };
      },

      besideOthers(proposal, changes) {
        const { subject, found, goesBack, isGits, keeper } = proposal.params;
        const has = (one: string) => changes.some(({ id: change }) => change === one);
        const { doneBy = changes.filter(isFor(cause)).map((one) => one.id) } = advice;
        if (!doneBy.some(has)) return goesBack && has(rollBack.id) ? here(proposal) : proposal;
        const parts = advised(advice, subject, found)?.extra ?? [];
        const part = parts.findIndex(({ unless }) => unless === undefined || !has(unless));
        if (part < 0) return undefined;
        const isTyped = parts[part]?.isCommand && !isGits && !keeper;
        const command = isTyped ? advice.command?.(subject, found) : undefined;
        const params = { subject, found, part };
        return { kind: 'manual', risk: 'none', params, ...(command !== undefined && { command }) };
      },

      text: bilingual((lang) => ({ subject, found, isGits, goesBack, part, keeper }) => {
        const fitting = advised(advice, subject, found);
        const { extra = [] } = fitting ?? {};
        const whole = fitting?.[lang] ?? { title: id, text: id };
        const left = extra[part ?? -1]?.[lang];
        const { title, text, lines } = left ?? whole;
        const { undo = BY_HAND[lang] } = whole;
        const texts = left ? [text] : [text, ...extra.map((one) => one[lang].text)];
        if (goesBack) texts.push(GO_BACK[lang]);
        if (isGits) texts.push(IN_GIT[lang]);
        if (keeper) texts.push(keeperWords[lang](keeper));
        return { title, text: texts.filter(Boolean).join(' '), ...present({ lines }), undo };
      }),
    },
  ];

  /** The advice without the rollback, because that is offered as a change. */
  function here({ params: given }: Proposal<AdviceParams>): Proposal<AdviceParams> {
    const { goesBack: _, ...params } = given;
    const command =
      params.isGits || params.keeper ? undefined : advice?.command?.(params.subject, params.found);
    return { kind: 'manual', risk: 'none', params, ...(command !== undefined && { command }) };
  }
}

/** Whether a change answers this cause itself, not every root, and gives nothing up instead of fixing it. */
function isFor({ id }: Cause) {
  return ({ answers, isLastResort }: Remedy) =>
    !isLastResort && answers !== 'every-root' && answers.some((one) => one.id === id);
}

/** The operator that made the subject or its workload, and keeps it as it is. */
function keeperIn(finding: Finding, world: World): Keeper | undefined {
  const workload = workloadOf(finding, world);
  const made = workload ? keeperOf(workload.holder.object) : undefined;
  return keeperAt(finding.subject, world) ?? made;
}

/** Whether Git owns the subject or its workload: then a command should not change it. */
function isInGit(finding: Finding, world: World): true | undefined {
  const own = world.get(finding.subject);
  const workload = workloadOf(finding, world);
  const objects = [
    ...(own.is === 'known' ? [own.value] : []),
    ...(workload ? [workload.holder.object] : []),
  ];
  return objects.some((object) => gitOwnerOf(object, world)) || undefined;
}

const GO_BACK: Bilingual = {
  en: 'Where the revision before worked, going back to it helps at once.',
  ko: '이전 리비전이 동작했다면 되돌리면 바로 해결됩니다.',
};
const IN_GIT: Bilingual = {
  en: 'It is kept in Git: change it there, for a live change would be undone.',
  ko: 'Git에서 관리되므로 Git에서 바꿔야 합니다.',
};
const BY_HAND: Bilingual = {
  en: 'As it was done: by hand.',
  ko: '한 것과 같이 직접 되돌립니다.',
};
