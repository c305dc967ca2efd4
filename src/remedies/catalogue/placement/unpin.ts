import type { Remedy } from '../../../domain/remedy.ts';
import { isSameJson } from '../../../text/canonical-json.ts';
import { shell } from '../../../text/shell.ts';
import { resourceOf } from '../../../world/coverage.ts';
import { valueAt } from '../../value-at.ts';
import { workloadOf } from '../../workload.ts';

type Params = Readonly<{ name: string; node: string }>;

/** Leaves the choice of the node to the scheduler, in words: somebody pinned the pods for a reason. */
export const unpin: Remedy<Params> = {
  id: 'placement/unpin',
  answers: ['scheduling/rejected-by-kubelet'],
  isWordsOnly: true,

  *propose(finding, world) {
    const workload = workloadOf(finding, world);
    const node = valueAt(finding.params, '/node');
    if (!workload || !isSameJson(workload.template.spec?.nodeName, node)) return;
    const { kind, namespace = '', name } = workload.holder.on;
    const path = '/spec/template/spec/nodeName';
    const patch = [
      { op: 'test', path, value: node },
      { op: 'remove', path },
    ];
    yield {
      kind: 'manual',
      risk: 'restart',
      command: shell`kubectl -n ${namespace} patch ${resourceOf(kind)} ${name} --type=json -p ${JSON.stringify(patch)}`,
      params: { name, node: String(node) },
    };
  },

  inWords: ({ name, node }, lang) =>
    ({
      en: {
        title: 'Remove `nodeName` from the template',
        text: `The scheduler then chooses a node that meets the other rules of \`${name}\`, instead of \`${node}\` always.`,
        undo: `Set nodeName back to ${node}.`,
      },
      ko: {
        title: '템플릿에서 `nodeName` 제거',
        text: `그러면 항상 \`${node}\` 노드를 쓰는 대신 스케줄러가 \`${name}\` 워크로드의 다른 조건에 맞는 노드를 고릅니다.`,
        undo: `nodeName을 ${node} 값으로 되돌립니다.`,
      },
    })[lang],
};
