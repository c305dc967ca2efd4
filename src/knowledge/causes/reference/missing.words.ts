import type { ObjectName } from '../../../domain/answer.ts';
import type { Aside } from '../../../domain/audience.ts';
import type { Bilingual, Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { fieldOf } from '../../references/field-of.ts';
import { stopped, type Stopped } from '../../references/stopped.ts';

/**
 * `by` holds the name as `named` at `path`; `near` is the only one there whose name resembles it, `elsewhere` the only one
 * of that name; `crosses`: a namespace may stand beside the name.
 */
export type MissingObject = Readonly<{
  by: ObjectName;
  path: string;
  named: string;
  stops: Stopped;
  near?: string;
  elsewhere?: Aside;
  crosses?: true;
}>;

/** What is said of something that is named and is not there. */
export const missingWords: Pick<Cause<MissingObject>, 'text' | 'advice'> = {
  text: {
    en({ kind, namespace, name }, { by, path, stops, near, ...other }) {
      const where = namespace ? ` in namespace \`${namespace}\`` : '';
      return {
        title: `${kindWord(kind)} \`${name}\`, which ${kindWord(by.kind)} \`${by.name}\` names, does not exist`,
        sentence: `${kindWord(by.kind)} \`${by.name}\` names ${kindWord(kind)} \`${name}\` in \`${fieldOf(path)}\`, and there is none of that name${where}.${near ? ` There is one called \`${near}\`: perhaps that is meant.` : ''}${elsewhereWords.en(other)}`,
        state: 'names something that is not there',
        so: stopped[stops].en,
      };
    },
    ko({ kind, namespace, name }, { by, path, stops, near, ...other }) {
      const where = namespace ? `\`${namespace}\` 네임스페이스에 ` : '';
      return {
        title: `${kindWord(by.kind)} \`${by.name}\` 객체가 가리키는 ${kindWord(kind)} \`${name}\` 객체가 없습니다`,
        sentence: `${kindWord(by.kind)} \`${by.name}\` 객체의 \`${fieldOf(path)}\` 필드가 ${kindWord(kind)} \`${name}\` 객체를 가리키지만 ${where}그런 객체가 없습니다.${near ? ` 이름이 비슷한 \`${near}\` 객체가 있습니다. 그것을 뜻한 것일 수 있습니다.` : ''}${elsewhereWords.ko(other)}`,
        state: '없는 객체를 가리킴',
        so: stopped[stops].ko,
      };
    },
  },

  advice: {
    choose: ({ name }, { by, path, near }) => ({
      extra: [
        {
          en: {
            title: `Or create \`${name}\``,
            text: `Or create \`${name}\`, or delete what was left behind.`,
          },
          ko: {
            title: `또는 \`${name}\` 객체 생성`,
            text: `또는 \`${name}\` 객체를 만들거나, 남아 있는 것이면 삭제하십시오.`,
          },
        },
      ],
      en: {
        title: near
          ? `Name \`${near}\`, or create \`${name}\``
          : `Create \`${name}\`, or correct the name`,
        text: `Correct \`${fieldOf(path)}\` of ${kindWord(by.kind)} \`${by.name}\`.${anew('en', by, path)}`,
      },
      ko: {
        title: near
          ? `\`${near}\` 지정 또는 \`${name}\` 객체 생성`
          : `\`${name}\` 객체 생성 또는 이름 수정`,
        text: `${kindWord(by.kind)} \`${by.name}\` 객체의 \`${fieldOf(path)}\` 필드를 고치십시오.${anew('ko', by, path)}`,
      },
    }),

    command({ name }, { by, path, named, near }) {
      if (!near || by.kind === 'Pod' || path.startsWith('/roleRef')) return undefined;
      const before = named.slice(0, named.lastIndexOf('/') + 1); // a namespace
      const value = before + named.slice(before.length).replace(name, near);
      const patch = [
        { op: 'test', path, value: named },
        { op: 'replace', path, value },
      ];
      return kubectl('patch', by, '--type=json', '-p', JSON.stringify(patch));
    },
  },
};

/** Of what cannot be changed in place. */
function anew(lang: Lang, { kind }: ObjectName, path: string): string {
  if (kind === 'Pod') return ANEW[lang].pod;
  return path.startsWith('/roleRef') ? ANEW[lang].role : '';
}
const ANEW = {
  en: {
    pod: ' A pod that is there cannot be given another: it has to be recreated.',
    role: ' A binding cannot be given another role: it has to be recreated.',
  },
  ko: {
    pod: ' 이미 있는 파드에서는 바꿀 수 없으므로 다시 만들어야 합니다.',
    role: ' 바인딩의 역할은 바꿀 수 없으므로 다시 만들어야 합니다.',
  },
} satisfies Bilingual<object>;

const elsewhereWords: Bilingual<(params: Pick<MissingObject, 'elsewhere' | 'crosses'>) => string> =
  {
    en: ({ elsewhere, crosses }) =>
      elsewhere
        ? ` There is one of that name in namespace \`${elsewhere.about.namespace}\`: ${crosses ? 'a namespace beside the name would mean it' : 'this field only means its own namespace'}.`
        : '',
    ko: ({ elsewhere, crosses }) =>
      elsewhere
        ? ` 같은 이름의 객체가 \`${elsewhere.about.namespace}\` 네임스페이스에 있습니다. ${crosses ? '이름 옆에 네임스페이스를 적으면 그것을 뜻합니다' : '이 필드는 자기 네임스페이스의 객체만 뜻합니다'}.`
        : '',
  };
