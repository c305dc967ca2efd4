import type { Lang } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { shell } from '../../../text/shell.ts';
import { amountOf, written } from '../../../world/readings/quantities.ts';
import { gitOwnerOf } from '../../git-owner.ts';
import { valueAt } from '../../value-at.ts';
import { byHandWords } from '../../words/by-hand-words.ts';
import { workloadOf } from '../../workload.ts';

type ByHand = Readonly<{ cause: string }>;

/** What a person can do about a container that crashes or fails its probes, where no change is known to be right. */
export const mend: Remedy<ByHand> = {
  id: 'crash/mend',
  answers: Object.keys(byHandWords),
  isWordsOnly: true,

  *propose(finding, world) {
    const command = commandFor(finding, world);
    yield {
      params: { cause: finding.id },
      kind: 'manual',
      risk: 'none',
      ...(command && { command }),
    };
  },

  inWords: ({ cause }, lang) => {
    const [title, text] = byHandWords[cause]?.[lang] ?? UNKNOWN[lang];
    return { title, text, undo: NOTHING[lang] };
  },
};

const UNKNOWN: Readonly<Record<Lang, readonly [string, string]>> = {
  en: ['By hand', 'Mend what the cause names, and roll it out.'],
  ko: ['직접 조치', '원인이 가리키는 것을 고쳐서 배포하십시오.'],
};
const NOTHING: Readonly<Record<Lang, string>> = {
  en: 'None: nothing is changed by kubewhy.',
  ko: '없음: kubewhy는 아무것도 바꾸지 않습니다.',
};

/** What a person would type, where all of it is known; what Git owns is not changed by a command. */
function commandFor(finding: Finding, world: World): string | undefined {
  const workload = workloadOf(finding, world);
  if (workload?.kind !== 'apps/Deployment' || gitOwnerOf(workload.holder.object, world))
    return undefined;
  const { namespace = 'default', name } = workload.on;
  const to = shell`kubectl -n ${namespace}`;
  if (finding.id === 'config/outdated-environment')
    return `${to} ${shell`rollout restart deployment/${name}`}`;

  const limit = valueAt(finding.params, '/limit');
  const container = valueAt(finding.params, '/container');
  const isOwn = finding.id === 'crash/oom-killed' && valueAt(finding.params, '/isInit') === false;
  if (!isOwn || typeof limit !== 'string' || valueAt(finding.params, '/by') === 'pod')
    return undefined;
  const twice = written('memory', amountOf('memory', limit) * 2);
  return `${to} ${shell`set resources deployment/${name} -c ${String(container)} --limits=memory=${twice}`}`;
}
