import { isA } from '../../../domain/keys.ts';
import type { Change } from '../../../domain/plan.ts';
import {
  outdatedEnvironmentCause,
  type Outdated,
} from '../../../knowledge/causes/config/outdated-environment.ts';
import { RESTARTED_AT, replacesNone } from '../../../readings/workloads/restarts.ts';
import { segment } from '../../../text/json-pointer.ts';
import { shell } from '../../../text/shell.ts';
import { tableOf } from '../../../text/table-of.ts';
import { fieldChange } from '../../change/field-change.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import type { TemplateHolder } from '../../fields/field-row.ts';
import { templateOf } from '../../fields/holders.ts';
import type { WritingRemedy } from '../writing-remedy.ts';

type Restarted = Readonly<{ kind: string; name: string; config: string }>;

const ANNOTATION = `annotations/${segment(RESTARTED_AT)}`;
/** What kubectl calls them; each replaces all of its pods for another template, a Rollout without another revision. */
const WORDS_OF: Readonly<Record<string, string>> = tableOf({
  'apps/Deployment': 'deployment',
  'apps/StatefulSet': 'statefulset',
  'apps/DaemonSet': 'daemonset',
});

/** Has pods made anew that hold what they read at their start, and that is no longer so. */
export const restartWorkload: WritingRemedy<Restarted, Outdated> = {
  id: 'workload/restart',
  answers: [outdatedEnvironmentCause],

  *propose(finding, world) {
    const of = templateOf(finding, world);
    const change = of && !replacesNone(of.object) && changeOf(of, finding.params.changed);
    if (!of || !change || change.ops.length === 0) return;
    const { kind, namespace = '', name } = of.on;
    // What kubectl writes Flux takes back.
    const isGits = gitOwnerOf(of.object, world) !== undefined;
    const word = WORDS_OF[kind];
    yield {
      kind: 'patch',
      risk: 'downtime',
      change: { ...change, undo: { none: 'made-anew' } },
      goal: { is: 'updated-ready', on: of.on },
      ...(!isGits && {
        command: word
          ? shell`kubectl -n ${namespace} rollout restart ${word}/${name}`
          : shell`kubectl argo rollouts -n ${namespace} restart ${name}`,
      }),
      params: { kind, name, config: finding.subject.name },
    };
  },

  text: {
    en: ({ kind, name, config }) => ({
      title: `Restart \`${name}\``,
      short: 'Its pods are replaced, as in an update, and read the values of now.',
      text: [
        kind === 'argoproj.io/Rollout'
          ? `Replaces the pods of \`${name}\` that are older than ConfigMap \`${config}\` is now, some at a time, without another revision and its steps.`
          : `Replaces all pods of \`${name}\`, as in an update, with the same template and another \`restartedAt\`: they read ConfigMap \`${config}\` as it is now.`,
        'With values that do not work they fail: read them first.',
      ].join(' '),
      undo: 'None: the pods are recreated. The old values stand in no object any more.',
    }),
    ko: ({ kind, name, config }) => ({
      title: `\`${name}\` 재시작`,
      short: '업데이트처럼 파드를 교체하며 새 파드는 지금의 값을 읽습니다.',
      text: [
        kind === 'argoproj.io/Rollout'
          ? `지금의 ConfigMap \`${config}\` 객체보다 오래된 \`${name}\` 파드를 새 리비전이나 단계 없이 조금씩 교체합니다.`
          : `\`${name}\` 워크로드의 모든 파드를 업데이트처럼 교체합니다. 템플릿은 같고 \`restartedAt\` 값만 다르며, 새 파드는 지금의 ConfigMap \`${config}\` 객체를 읽습니다.`,
        '그 값이 맞지 않으면 실패하므로 먼저 읽어 보십시오.',
      ].join(' '),
      undo: '없음: 파드를 새로 만듭니다. 예전 값은 어떤 객체에도 남아 있지 않습니다.',
    }),
  },
};

/**
 * By the time of what changed, not of the click: a plan that is proved again has the same id, and a Rollout replaces just
 * the pods that are older than that.
 */
function changeOf({ on, object, holder }: TemplateHolder, time: string): Change | undefined {
  if (isA('argoproj.io/Rollout', on))
    return fieldChange({ on, object }, '/spec', [], { restartAt: time });
  if (!WORDS_OF[on.kind]) return undefined;
  return fieldChange(holder, '/spec/template/metadata', [], { [ANNOTATION]: time });
}
