import { headlessService } from '../../../carry-out/reach/made/headless-service.ts';
import { refTo } from '../../../domain/keys.ts';
import { missing } from '../../../knowledge/causes/reference/missing.ts';
import type { MissingObject } from '../../../knowledge/causes/reference/missing.words.ts';
import { creation } from '../../change/creation.ts';
import { commandOf } from '../../commands/command.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { createdFor } from './created-for.ts';

type CreatedService = Readonly<{ name: string; namespace: string; by: string }>;

const SET = 'apps/StatefulSet';

/** Makes the headless Service that a StatefulSet names: it gives its pods their names in DNS, and the set may name no other. */
export const createService: WritingRemedy<CreatedService, MissingObject> = {
  id: 'create/service',
  answers: [missing],

  *propose(finding, world) {
    const { subject, params } = finding;
    const { kind, namespace = '', name } = subject;
    if (kind !== 'Service' || params.path !== '/spec/serviceName' || params.by.kind !== SET) return;
    const set = world.get({ kind: SET, namespace, name: params.by.name });
    const on = { kind, namespace, name };
    const object = set.is === 'known' ? headlessService.make(on, set.value) : undefined;
    const uid = set.is === 'known' ? set.value.metadata?.uid : undefined;
    if (set.is !== 'known' || !object || !uid) return;
    const change = creation({ on, object }, { from: { ...refTo(SET, set.value), uid } });
    yield {
      ...createdFor(finding, world),
      change,
      goal: { is: 'in-place', on },
      command: commandOf(change),
      params: { name, namespace, by: params.by.name },
    };
  },

  text: {
    en: ({ name, namespace, by }) => ({
      title: `Create the headless Service \`${name}\``,
      short: 'No pod restarts for it.',
      text: `Creates Service \`${name}\` in namespace \`${namespace}\`, without an address of its own, for the pods that StatefulSet \`${by}\` selects. Each then has a name in DNS, such as \`${by}-0.${name}\`. No pod restarts for it.`,
      undo: `Delete Service \`${name}\`.`,
    }),
    ko: ({ name, namespace, by }) => ({
      title: `헤드리스 서비스 \`${name}\` 생성`,
      short: '재시작하는 파드는 없습니다.',
      text: `StatefulSet \`${by}\` 객체가 선택하는 파드를 위해 자체 주소가 없는 \`${name}\` 서비스를 \`${namespace}\` 네임스페이스에 만듭니다. 그러면 각 파드가 \`${by}-0.${name}\` 같은 DNS 이름을 갖습니다. 재시작하는 파드는 없습니다.`,
      undo: `\`${name}\` 서비스를 삭제합니다.`,
    }),
  },
};
