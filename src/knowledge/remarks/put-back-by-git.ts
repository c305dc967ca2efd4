import type { Remarker } from '../../domain/remarker.ts';
import type { Resource } from '../../domain/resource.ts';
import { fieldsAt, textIn } from '../../readings/reports/fields.ts';
import { applicationPlace } from '../../readings/workloads/application-place.ts';
import { appliedEntry } from '../../readings/workloads/applied-entry.ts';
import { historyOf } from '../../readings/workloads/history.ts';
import { templateDifferences } from '../../readings/workloads/template-differences.ts';
import { trackedBy } from '../../readings/workloads/tracking-id.ts';
import { momentWord } from '../../text/moment-word.ts';
import { present } from '../../text/present.ts';

/** `what` was changed by hand and is as before; times are RFC 3339. */
type PutBack = Readonly<{
  application: string;
  what: readonly string[];
  changed: string;
  back: string;
  revision?: string;
}>;

/** The Deployment controller notes the numbers that a revision had before it came back. */
const CAME_BACK = 'deployment.kubernetes.io/revision-history';
/** Self-heal tries again for as long as it fails; what it put back later than this may have another reason. */
const SOON_MS = 10 * 60_000;
/** A sync of one change is over by then. */
const SYNC_MS = 2 * 60_000;

/** What somebody changed beside Git was undone by Argo CD's self-heal: the pods are well, and the change is gone. */
export const putBackByGit: Remarker<'apps/Deployment', PutBack> = {
  id: 'workload/put-back-by-git',
  of: ['apps/Deployment'],

  *remark(deployment, world) {
    const tracked = trackedBy(deployment);
    if (!tracked) return;
    const [now, before] = historyOf(deployment, world).items;
    if (!now || !before) return;
    const set = world
      .list('apps/ReplicaSet', { namespace: deployment.metadata?.namespace ?? '' })
      .items.find(({ metadata }) =>
        now.hashes.includes(metadata?.labels?.['pod-template-hash'] ?? ''),
      );
    if (!set?.metadata?.annotations?.[CAME_BACK]) return;

    const { name } = tracked;
    const place =
      tracked.namespace === undefined
        ? applicationPlace(name, deployment, world)
        : ({ is: 'known', namespace: tracked.namespace } as const);
    if (place.is !== 'known') return;
    const { namespace } = place;
    const fact = world.get({ kind: 'argoproj.io/Application', namespace, name });
    if (fact.is !== 'known' || !appliedEntry(fact.value, deployment)) return;
    const { spec, status } = fact.value;
    const { automated } = spec?.syncPolicy ?? {};
    const back = status?.operationState?.finishedAt ?? '';
    const after = Date.parse(back) - Date.parse(before.created);
    const heals = automated?.selfHeal === true && automated.enabled !== false;
    if (!heals || !(after >= 0 && after <= SOON_MS)) return;
    if (isFromGit(fact.value, before.created, back)) return;

    const what = templateDifferences(before.template, now.template);
    const { revision } = status?.sync ?? {};
    if (what.length > 0)
      yield { application: name, what, changed: before.created, back, ...present({ revision }) };
  },

  text: {
    en: ({ name }, { application, what, changed, back, revision }) =>
      `A change of \`${name}\` beside Git was put back: ${what.join(', ')}. It was made at ${momentWord(changed)}; Argo CD Application \`${application}\` (self-heal on) wrote the state of Git${ofRevision(revision)} again, and finished at ${momentWord(back)}. To keep a change, commit it to Git.`,
    ko: ({ name }, { application, what, changed, back, revision }) =>
      `\`${name}\` 워크로드를 Git 밖에서 바꾼 내용이 되돌려졌습니다: ${what.join(', ')}. ${momentWord(changed)}에 바뀌었고, Argo CD Application \`${application}\` 객체(self-heal 켜짐)가 Git 상태${ofRevision(revision)}로 되돌려 ${momentWord(back)}에 마쳤습니다. 변경을 유지하려면 Git에 커밋하십시오.`,
  },
};

/** Whether the change itself came by a sync: then Git held it for a while, and somebody took it back there. */
function isFromGit(
  application: Resource<'argoproj.io/Application'>,
  changed: string,
  back: string,
): boolean {
  return fieldsAt(application, 'status.history[]').some(({ value }) => {
    const at = textIn(value, 'deployedAt') ?? '';
    return at !== back && Math.abs(Date.parse(at) - Date.parse(changed)) <= SYNC_MS;
  });
}

function ofRevision(revision: string | undefined): string {
  return revision ? ` (${revision.slice(0, 7)})` : '';
}
