import type { Aside } from '../../../domain/audience.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import type { Controller } from '../../../readings/controllers/controller-among.ts';
import { marked } from '../../../text/marked.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { controllerWords } from '../../words/controller-words.ts';

/**
 * `users` are the pods for which a claim is kept; `warned` is the newest warning about the object; `budget` lets none go of
 * the pods that it guards, of which some run on the node that is to go.
 */
export type HeldByFinalizer = Readonly<{
  finalizers: readonly string[];
  owner: Owner;
  users?: readonly string[];
  controller?: Controller['is'];
  warned?: string;
  budget?: Aside;
}>;

/** Whose finalizer it is; "other" is a controller that somebody installed. */
type Owner =
  | 'claim-in-use'
  | 'volume-bound'
  | 'dependents'
  | 'job'
  | 'load-balancer'
  | 'provisioner'
  | 'resources-of-kind'
  | 'argo-cd'
  | 'flux'
  | 'other';

/** What is said of an object that a finalizer keeps. */
export const finalizerWords: Pick<Cause<HeldByFinalizer>, 'text' | 'advice'> = {
  text: {
    en({ kind: groupKind, name }, { finalizers, owner, users = [], controller, warned, budget }) {
      const kind = groupKind.replace(/^.*\//, '');
      return {
        title: `${kind} \`${name}\` cannot go: finalizer ${marked(finalizers)}`,
        sentence: `${kind} \`${name}\` is deleted and stays Terminating because of its finalizer ${marked(finalizers)}. ${EN[owner](marked(users))}${controller ? ` ${controllerWords.en[controller]}` : ''}${warned ? ` The newest warning about it: “${warned}”.` : ''}${budget ? ` PodDisruptionBudget ${marked([budgetName(budget)])} allows no eviction of a pod that runs there.` : ''}`,
        state: 'stuck Terminating',
        so: 'To remove the finalizer by hand skips that clean-up for good, so it is the last resort of whoever owns it.',
      };
    },
    ko({ kind: groupKind, name }, { finalizers, owner, users = [], controller, warned, budget }) {
      const kind = groupKind.replace(/^.*\//, '');
      return {
        title: `${kind} \`${name}\` 객체가 사라지지 못합니다: finalizer ${marked(finalizers)}`,
        sentence: `${kind} \`${name}\` 객체가 삭제되었으나 finalizer ${marked(finalizers)} 때문에 Terminating 상태로 남아 있습니다. ${KO[owner](marked(users))}${controller ? ` ${controllerWords.ko[controller]}` : ''}${warned ? ` 가장 최근 경고: “${warned}”.` : ''}${budget ? ` 거기서 실행 중인 파드의 축출을 PodDisruptionBudget ${marked([budgetName(budget)])} 객체가 허용하지 않습니다.` : ''}`,
        state: 'Terminating에서 멈춤',
        so: 'finalizer를 손으로 지우면 그 정리 작업이 영영 빠지므로, 담당자가 마지막에만 쓸 방법입니다.',
      };
    },
  },

  advice: {
    choose: ({ name }, { owner, users = [] }) =>
      owner === 'claim-in-use' && users.length > 0
        ? IN_USE(name)
        : {
            en: {
              title: 'Let the owner of the finalizer finish',
              text: `Start or fix the controller to which the finalizer of \`${name}\` belongs; it removes the finalizer when its clean-up is done. Only its owner may decide to give up that clean-up and to remove the finalizer by hand.`,
            },
            ko: {
              title: 'finalizer 담당 컨트롤러가 끝내게 하기',
              text: `\`${name}\` 객체의 finalizer를 맡은 컨트롤러를 시작하거나 고치십시오. 정리가 끝나면 스스로 제거합니다. 정리를 포기하고 손으로 지울지는 담당자만 결정할 수 있습니다.`,
            },
          },

    commandOnly: 'looks',
    command: (subject) => kubectl('get', subject, '-o', 'yaml'),
  },
};

function budgetName({ about: { namespace, name } }: Aside): string {
  return `${namespace}/${name}`;
}

/** A deletion cannot be taken back, and waits only for the last pod. */
const IN_USE: (name: string) => Advised = (name) => ({
  en: {
    title: 'Save the data first, if they are to stay',
    text: `With the last of these pods the claim goes, and the data of its volume too where that has reclaim policy Delete: a restart of the workload is enough. If \`${name}\` was not meant to be deleted, set the policy of its volume to Retain and copy the data while the pods run. If it was, scale the workload down.`,
  },
  ko: {
    title: '데이터가 필요하면 먼저 보존',
    text: `이 파드가 모두 사라지면 클레임이 사라지고, 볼륨의 회수 정책이 Delete이면 데이터도 사라집니다. 워크로드가 다시 시작되기만 해도 그렇습니다. \`${name}\` 객체를 지울 뜻이 없었다면 볼륨의 정책을 Retain으로 바꾸고 파드가 실행되는 동안 데이터를 복사하십시오. 지우려던 것이라면 워크로드를 줄이십시오.`,
  },
});

type Saying = (users: string) => string;

const EN: Readonly<Record<Owner, Saying>> = {
  'claim-in-use': (users) =>
    users
      ? `A claim is kept while pods use it: ${users}. It goes when they are gone.`
      : 'A claim is kept while a pod uses it; kube-controller-manager lets go of it then.',
  'volume-bound': () => 'A volume is kept while a claim is bound to it.',
  dependents: () =>
    'The garbage collector first deletes what the object owns, and something of that does not go.',
  job: () => 'kube-controller-manager removes it when it has counted the pod for its Job.',
  'load-balancer': () => 'The cloud controller removes it when the load balancer is deleted.',
  provisioner: () =>
    'The CSI driver of the volume removes it when the volume is deleted or detached.',
  'resources-of-kind': () =>
    'All resources of that kind are deleted first, and some of them do not go.',
  'argo-cd': () => 'Argo CD removes it when everything that the application made is deleted.',
  flux: () => 'The Flux controllers remove it when what they applied is deleted.',
  other: () => 'The controller whose domain it names has to remove it when its clean-up is done.',
};

const KO: Readonly<Record<Owner, Saying>> = {
  'claim-in-use': (users) =>
    users
      ? `파드가 쓰는 동안 클레임은 유지됩니다: ${users}. 파드가 없어지면 사라집니다.`
      : '파드가 쓰는 동안 클레임은 유지되며, 이후 kube-controller-manager가 놓아줍니다.',
  'volume-bound': () => '클레임이 바인딩된 동안 볼륨은 유지됩니다.',
  dependents: () =>
    '가비지 컬렉터가 이 객체에 속한 것을 먼저 지우는데, 그중 지워지지 않는 것이 있습니다.',
  job: () => 'kube-controller-manager가 이 파드를 Job 집계에 넣은 뒤 제거합니다.',
  'load-balancer': () => '로드밸런서가 삭제되면 클라우드 컨트롤러가 제거합니다.',
  provisioner: () => '볼륨이 삭제되거나 분리되면 CSI 드라이버가 제거합니다.',
  'resources-of-kind': () =>
    '그 종류의 리소스를 모두 지운 뒤에 제거되는데, 지워지지 않는 것이 있습니다.',
  'argo-cd': () => '애플리케이션이 만든 것이 모두 삭제되면 Argo CD가 제거합니다.',
  flux: () => '적용한 것이 모두 삭제되면 Flux 컨트롤러가 제거합니다.',
  other: () => '이름에 있는 도메인의 컨트롤러가 정리를 마치고 제거해야 합니다.',
};
