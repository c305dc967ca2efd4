import type { Cause } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** `images` are those that the pod has and the template does not have any more, each with the one that replaced it. */
export type Stuck = Readonly<{
  pod: string;
  old: string;
  wanted: string;
  images: readonly Readonly<{ has: string; wants: string }>[];
}>;

/** What is said of a pod that is never replaced. */
export const stuckOnOldRevisionWords: Pick<Cause<Stuck>, 'text' | 'advice'> = {
  text: {
    en({ name }, { pod, old, wanted, images }) {
      const has = images.map(
        (one) => `image \`${one.has}\`, where the template now has \`${one.wants}\``,
      );
      return {
        title: `\`${name}\`: pod \`${pod}\` is stuck on an old revision`,
        sentence: `The template of \`${name}\` was changed, but \`${pod}\` is broken and still of the old revision \`${old}\`${has.length > 0 ? ` (${has.join('; ')})` : ''}. With podManagementPolicy OrderedReady the controller waits until that pod is Ready before it updates any, so it never replaces it: the pod has to be deleted manually.`,
        state: 'stuck on an old revision',
        so: `The pod that is made in its place is of the present revision \`${wanted}\`.`,
      };
    },
    ko({ name }, { pod, old, wanted, images }) {
      const has = images.map((one) => `이미지 \`${one.has}\`, 현재 템플릿은 \`${one.wants}\``);
      return {
        title: `\`${name}\`: \`${pod}\` 파드가 이전 리비전에 멈춰 있습니다`,
        sentence: `\`${name}\` 워크로드의 템플릿은 바뀌었지만 \`${pod}\` 파드는 고장 난 채 이전 리비전 \`${old}\` 그대로입니다${has.length > 0 ? `(${has.join('; ')})` : ''}. podManagementPolicy OrderedReady에서는 컨트롤러가 이 파드의 Ready를 먼저 기다리므로 영영 교체되지 않습니다. 파드를 직접 삭제해야 합니다.`,
        state: '이전 리비전에 멈춤',
        so: `대신 만들어지는 파드는 현재 리비전 \`${wanted}\` 파드입니다.`,
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Delete the broken pod',
      text: `Delete the broken pod of \`${name}\`, once, and without --force: its claims stay, and the controller makes the pod again from the present template.`,
    }),
    ko: ({ name }) => ({
      title: '고장 난 파드 삭제',
      text: `\`${name}\` 워크로드의 고장 난 파드를 --force 없이 한 번 삭제하십시오. 클레임은 남고, 컨트롤러가 현재 템플릿으로 파드를 다시 만듭니다.`,
    }),
    commandOnly: 'changes-live',
    command: ({ namespace = '' }, { pod: name }) =>
      kubectl('delete', { kind: 'Pod', namespace, name }),
  },
};
