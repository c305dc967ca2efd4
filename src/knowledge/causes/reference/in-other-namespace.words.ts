import type { Aside } from '../../../domain/audience.ts';
import type { Cause, Ref } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { refWord } from '../../words/ref-word.ts';

/** What was looked for in `namespace` and is `elsewhere`, as far as that was read; `wide` is the cluster-scoped object that names it without a namespace. */
export type InOtherNamespace = Readonly<{
  kind: string;
  name: string;
  namespace: string;
  elsewhere?: Aside;
  wide?: Ref;
}>;

/** What is said of an object that is in another namespace only. */
export const inOtherNamespaceWords: Pick<Cause<InOtherNamespace>, 'text' | 'advice'> = {
  text: {
    en: (on, { kind, name, namespace, elsewhere, wide }) => ({
      title: `${refWord(on)} looks for ${kindWord(kind)} \`${name}\` in the wrong namespace`,
      sentence: `${kindWord(kind)} \`${name}\` is looked for in namespace \`${namespace}\` and is not there${elsewhere ? `: one of that name is in namespace \`${elsewhere.about.namespace}\`` : ''}.${
        wide
          ? ` ${refWord(wide)} names it without a namespace, so it is looked up in the namespace of each object that uses it.`
          : ''
      }`,
    }),
    ko: (on, { kind, name, namespace, elsewhere, wide }) => ({
      title: `${refWord(on)}: 다른 네임스페이스에 있는 ${kindWord(kind)} \`${name}\``,
      sentence: `${kindWord(kind)} \`${name}\` 객체를 \`${namespace}\` 네임스페이스에서 찾지만 그곳에 없${elsewhere ? `고, 같은 이름의 객체가 \`${elsewhere.about.namespace}\` 네임스페이스에 있습니다` : '습니다'}.${
        wide
          ? ` ${refWord(wide)} 객체가 네임스페이스 없이 이 이름을 가리켜, 사용하는 객체의 네임스페이스에서 찾게 됩니다.`
          : ''
      }`,
    }),
  },

  advice: {
    en: (_, { kind, name, namespace, elsewhere, wide }) => ({
      title: 'Name the namespace, or make the object there',
      text: `${
        wide
          ? `Set \`namespace: ${elsewhere?.about.namespace ?? '<namespace>'}\` at each reference to \`${name}\` in ${refWord(wide)}.`
          : `If the reference takes a namespace, set \`${elsewhere?.about.namespace ?? '<namespace>'}\` there.`
      } Otherwise make ${kindWord(kind)} \`${name}\` in \`${namespace}\` as well.${elsewhere ? ` First check that the one in \`${elsewhere.about.namespace}\` is the one that is meant.` : ''}`,
    }),
    ko: (_, { kind, name, namespace, elsewhere, wide }) => ({
      title: '네임스페이스를 지정하거나 그곳에 객체 만들기',
      text: `${
        wide
          ? `${refWord(wide)} 객체에서 \`${name}\` 이름을 가리키는 모든 참조에 \`namespace: ${elsewhere?.about.namespace ?? '<namespace>'}\` 값을 쓰십시오.`
          : `참조에 네임스페이스를 쓸 수 있으면 \`${elsewhere?.about.namespace ?? '<namespace>'}\` 값을 쓰십시오.`
      } 아니면 \`${namespace}\` 네임스페이스에도 ${kindWord(kind)} \`${name}\` 객체를 만드십시오.${elsewhere ? ` 먼저 \`${elsewhere.about.namespace}\` 네임스페이스의 객체가 맞는지 확인하십시오.` : ''}`,
    }),
  },
};
