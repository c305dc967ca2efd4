import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { ownerOf } from '../../../gitops/owner.ts';
import { applicationPlace } from '../../../readings/workloads/application-place.ts';
import { ownerObject } from '../../../text/owner-ref.ts';
import { resourceServing } from '../../../world/served-kinds.ts';
import { REPLICATED } from '../../kinds.ts';
import { said } from '../../said.ts';

/** The owner that a workload names in Git is there, so that somebody keeps it. */
export const owner: ChecklistItem<(typeof REPLICATED)[number]> = {
  id: 'gitops/owner',
  title: {
    en: 'Whoever is to keep a workload in Git is there',
    ko: '워크로드를 Git에서 관리하는 주체가 있습니다',
  },
  of: REPLICATED,

  *look(workload, world): Iterable<Mark> {
    const named = ownerOf(workload);
    const ref = named && !named.weak ? ownerObject(named) : undefined;
    if (!named || !ref || resourceServing(ref.kind, world) === undefined) return; // it may be kept from another cluster
    const is = named.namespace ? world.get(ref).is : placeOf(named.name, workload, world);
    if (is === 'unknown') return yield { is: 'not-checked', says: said(UNREAD, named.name) };
    if (is === 'known') return yield { is: 'pass' };
    yield { is: 'fail', hurts: 'progress', says: said(WORDS, named.name, ref.namespace ?? '') };
  },
};

function placeOf(name: string, workload: Resource, world: World) {
  return applicationPlace(name, workload, world).is;
}

const WORDS: Text<[name: string, namespace: string]> = {
  en: (name, namespace) =>
    `It says that it is kept by \`${namespace}/${name}\`, which is not there: a change in Git does not reach it any more.`,
  ko: (name, namespace) =>
    `\`${namespace}/${name}\`에서 관리한다고 되어 있지만 그 객체가 없습니다. Git의 변경이 더 이상 반영되지 않습니다.`,
};
const UNREAD: Text<[name: string]> = {
  en: (name) => `Whether \`${name}\`, which is to keep it, is there could not be read.`,
  ko: (name) => `이를 관리하는 \`${name}\`이(가) 있는지 읽을 수 없습니다.`,
};
