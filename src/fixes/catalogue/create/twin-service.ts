import { twinService } from '../../../carry-out/reach/made/twin-service.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Resource } from '../../../domain/resource.ts';
import { invalidSpec } from '../../../knowledge/causes/rollout/invalid-spec.ts';
import type { Invalid } from '../../../knowledge/causes/rollout/invalid-spec.words.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { creation } from '../../change/creation.ts';
import { commandOf } from '../../commands/command.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { createdFor } from './created-for.ts';

type TwinService = Readonly<{ name: string; namespace: string; like: string; rollout: string }>;

const ROLLOUT = 'argoproj.io/Rollout';

/** Makes the second Service of an update like the first: the controller of Argo Rollouts points each to the pods of one revision. */
export const createTwinService: WritingRemedy<TwinService, Invalid> = {
  id: 'create/twin-service',
  answers: [invalidSpec],

  *propose(finding, world) {
    const { subject, params } = finding;
    const { kind, namespace = '', name } = subject;
    const of = world.get({ kind: ROLLOUT, namespace, name: params.rollout } as const);
    if (kind !== 'Service' || params.missing?.is !== 'absent' || of.is !== 'known') return;
    const pair = pairsOf(of.value).find((one) => one.includes(name));
    const other = pair?.find((one) => one !== name);
    const { items, gap } = world.list('Service', { namespace });
    const names = items.map(({ metadata }) => metadata?.name ?? '');
    // Where the name is misspelt the Service is there.
    const isMeant =
      nearestName(
        name,
        names.filter((one) => one !== other),
      ) === undefined;
    const like = items.find(({ metadata }) => metadata?.name === other);
    const on = { kind, namespace, name };
    const [object, uid] = [twinService.make(on, like), like?.metadata?.uid];
    if (gap || !isMeant || !like || !object || !uid) return;
    const change = creation({ on, object }, { from: { ...refTo('Service', like), uid } });
    yield {
      ...createdFor(finding, world),
      change,
      goal: { is: 'in-place', on },
      command: commandOf(change),
      params: { name, namespace, like: other ?? '', rollout: params.rollout },
    };
  },

  text: {
    en: ({ name, namespace, like, rollout }) => ({
      title: `Create Service \`${name}\` like \`${like}\``,
      short: 'No pod restarts for it.',
      text: `Creates Service \`${name}\` in namespace \`${namespace}\` with the ports and the selector of \`${like}\`, and an address inside the cluster only. The controller then points each of them to the pods of one revision, and goes on with Rollout \`${rollout}\`. No pod restarts for it.`,
      undo: `Delete Service \`${name}\`.`,
    }),
    ko: ({ name, namespace, like, rollout }) => ({
      title: `\`${like}\` 서비스와 같은 \`${name}\` 서비스 생성`,
      short: '재시작하는 파드는 없습니다.',
      text: `\`${like}\` 서비스의 포트와 셀렉터로 \`${name}\` 서비스를 \`${namespace}\` 네임스페이스에 만들며, 클러스터 내부 주소만 갖습니다. 그러면 컨트롤러가 두 서비스를 각각 한 리비전의 파드로 연결하고 \`${rollout}\` 롤아웃을 계속 진행합니다. 재시작하는 파드는 없습니다.`,
      undo: `\`${name}\` 서비스를 삭제합니다.`,
    }),
  },
};

/** The two Services that a strategy names: one for the users, one for the new revision. */
function pairsOf({ spec }: Resource<typeof ROLLOUT>): readonly (readonly string[])[] {
  const { canary = {}, blueGreen = {} } = spec?.strategy ?? {};
  const pairs = [
    [canary.stableService, canary.canaryService],
    [blueGreen.activeService, blueGreen.previewService],
  ];
  return pairs.map((pair) => pair.flatMap((one) => one ?? []));
}
