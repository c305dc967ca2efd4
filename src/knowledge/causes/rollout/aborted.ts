import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { rolloutToAnalysisRun } from '../../../readings/edges/rollout-to-analysis-run.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { abortOf } from '../../../readings/workloads/aborts.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `said` is the controller's reason; without one somebody set the abort, with that program where that is known. */
type Aborted = Readonly<{
  said?: string;
  manager?: string;
  revision?: string; // the number of the revision that was given up
  hash?: string; // of that revision
  stable?: string; // the hash that serves
  ready: number; // pods
  wanted: number;
}>;

/** The update of an Argo Rollout was aborted; the stable revision serves, and the spec still asks for the new one. */
export const rolloutAborted: Cause<Aborted, 'argoproj.io/Rollout'> = {
  id: 'rollout/aborted',
  of: ['argoproj.io/Rollout'],
  explains: ['rollout-degraded'],
  wantedBy: 'aborted',

  *explain({ on, evidence }, world, rollout) {
    const abort = abortOf(rollout);
    if (!abort) return;

    const { spec, status: { currentPodHash: hash, stableRS: stable } = {} } = rollout;
    const { since, ...why } = abort;
    const at = since ? { at: since } : {};
    const order: Evidence = { ...quotedField(on, '/status/abort', 'true'), ...at };
    const { pods, gap } = podsOf(on, world);
    const { judge, isUnread } = failedAnalysis({ ...on, kind: 'argoproj.io/Rollout' }, world);
    const isBlind = isUnread && /analysis/i.test(why.said ?? ''); // whose word this rests on is not known
    yield {
      subject: on,
      params: {
        ...why,
        ...present({ hash, stable }),
        ready: pods.filter(isReady).length,
        wanted: spec?.replicas ?? 1,
      },
      evidence: [evidence, order],
      strength: gap || isBlind ? 'fits' : 'entails',
      restsOn: [on],
      ...(judge && { because: { at: judge, edge: rolloutToAnalysisRun.id } }),
    };
  },

  text: {
    en({ name }, { said, manager, revision, hash, stable, ready, wanted }) {
      const by = said
        ? `Its controller gave up: ${said}.`
        : manager
          ? `It was asked for with \`${manager}\` (\`status.abort\`).`
          : 'It was ordered (`status.abort`); the Rollout does not record by whom.';
      const serves = stable
        ? `The stable revision \`${stable}\` serves`
        : 'The stable revision serves';
      return {
        title: `\`${name}\`: the update${revision ? ` to revision ${revision}` : ''} was aborted`,
        sentence: `The update of \`${name}\`${hash ? ` to \`${hash}\`` : ''} was aborted. ${by} ${serves} with ${ready} of ${wanted} pods Ready. The spec still asks for the new revision, so it stays Degraded until a retry or until the spec goes back.`,
        state: 'update aborted',
      };
    },
    ko({ name }, { said, manager, revision, hash, stable, ready, wanted }) {
      const by = said
        ? `컨트롤러가 중단했습니다: ${said}.`
        : manager
          ? `\`${manager}\` 프로그램으로 중단이 요청되었습니다(\`status.abort\`).`
          : '중단이 요청되었으며(`status.abort`), 누가 요청했는지는 Rollout 객체에 남지 않습니다.';
      return {
        title: `\`${name}\`: ${revision ? `리비전 ${revision} ` : ''}업데이트가 중단되었습니다`,
        sentence: `\`${name}\` 객체의 업데이트${hash ? `(\`${hash}\`)` : ''}가 중단되었습니다. ${by} 안정 리비전${stable ? ` \`${stable}\`` : ''} 쪽이 파드 ${wanted}개 중 ${ready}개 Ready 상태로 서비스합니다. spec은 여전히 새 리비전을 가리키므로, 다시 시도하거나 spec을 되돌릴 때까지 Degraded 상태로 남습니다.`,
        state: '업데이트 중단됨',
      };
    },
  },

  advice: {
    doneBy: ['rollout/retry', 'rollout/roll-back'],
    choose: ({ name }) => ({
      extra: [
        {
          unless: 'rollout/retry',
          isCommand: true,
          en: {
            title: 'Or retry the update',
            text: `When the reason for the abort is gone, a retry starts the update of \`${name}\` over at its first step.`,
          },
          ko: {
            title: '또는 업데이트 재시도',
            text: `중단한 이유가 해결되었으면 재시도로 \`${name}\` 객체의 업데이트를 첫 단계부터 다시 시작합니다.`,
          },
        },
        {
          unless: 'rollout/roll-back',
          en: {
            title: 'Or set the spec back',
            text: 'If it is no longer wanted, set the template back to the stable revision, in Git where Git owns it: until then it stays Degraded.',
          },
          ko: {
            title: '또는 spec 되돌리기',
            text: '더 이상 필요 없으면 템플릿을 안정 리비전으로 되돌리십시오(Git 소유이면 Git에서). 그때까지 Degraded 상태로 남습니다.',
          },
        },
      ],
      en: { title: 'Retry the update, or set the spec back', text: '' },
      ko: { title: '업데이트 재시도 또는 spec 되돌리기', text: '' },
    }),

    commandOnly: 'changes-live',
    command: ({ namespace = '', name }) =>
      shell`kubectl argo rollouts retry rollout ${name} -n ${namespace}`,
  },
};

/** The analysis by which the controller gave up, and whether one of those that it went by cannot be read. */
function failedAnalysis(on: Ref<'argoproj.io/Rollout'>, world: World) {
  const runs = world.follow(rolloutToAnalysisRun, on).items.map(({ to }) => ({
    to,
    fact: world.get({ ...to, kind: 'argoproj.io/AnalysisRun' as const }),
  }));
  const judge = runs.find(
    ({ fact }) =>
      fact.is === 'known' && ['Failed', 'Error'].includes(fact.value.status?.phase ?? ''),
  )?.to;
  return { judge, isUnread: !judge && runs.some(({ fact }) => fact.is === 'unknown') };
}
