import type { Named } from '../../../domain/answer.ts';
import type { Cause } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { kubectl } from '../../kubectl.ts';
import { fieldOf } from '../../references/field-of.ts';
import { stopped, type Stopped } from '../../references/stopped.ts';

/** `by` holds the name as `named` at `path`; `near` is the only one there whose name resembles it. */
export type Missing = Readonly<{
  by: Named;
  path: string;
  named: string;
  stops: Stopped;
  near?: string;
}>;

/** What is said of something that is named and is not there. */
export const missingWords: Pick<Cause<Missing>, 'text' | 'advice'> = {
  text: {
    en({ kind, namespace, name }, { by, path, stops, near }) {
      const where = namespace ? ` in namespace \`${namespace}\`` : '';
      return {
        title: `${kindWord(kind)} \`${name}\`, which ${kindWord(by.kind)} \`${by.name}\` names, does not exist`,
        sentence: `${kindWord(by.kind)} \`${by.name}\` names ${kindWord(kind)} \`${name}\` in \`${fieldOf(path)}\`, and there is none of that name${where}.${near ? ` There is one called \`${near}\`: perhaps that is meant.` : ''}`,
        state: 'names something that is not there',
        so: stopped[stops].en,
      };
    },
    ko({ kind, namespace, name }, { by, path, stops, near }) {
      const where = namespace ? `\`${namespace}\` 네임스페이스에 ` : '';
      return {
        title: `${kindWord(by.kind)} \`${by.name}\` 객체가 가리키는 ${kindWord(kind)} \`${name}\` 객체가 없습니다`,
        sentence: `${kindWord(by.kind)} \`${by.name}\` 객체의 \`${fieldOf(path)}\` 필드가 ${kindWord(kind)} \`${name}\` 객체를 가리키지만 ${where}그런 객체가 없습니다.${near ? ` 이름이 비슷한 \`${near}\` 객체가 있습니다. 그것을 뜻한 것일 수 있습니다.` : ''}`,
        state: '없는 객체를 가리킴',
        so: stopped[stops].ko,
      };
    },
  },

  advice: {
    en: ({ name }, { by, path, near }) => ({
      title: near
        ? `Name \`${near}\`, or create \`${name}\``
        : `Create \`${name}\`, or correct the name`,
      text: `Correct \`${fieldOf(path)}\` of ${kindWord(by.kind)} \`${by.name}\`, create \`${name}\`, or delete what was left behind.${path.startsWith('/roleRef') ? ' A binding cannot be given another role: it has to be made anew.' : ''}`,
    }),
    ko: ({ name }, { by, path, near }) => ({
      title: near
        ? `\`${near}\` 지정 또는 \`${name}\` 객체 생성`
        : `\`${name}\` 객체 생성 또는 이름 수정`,
      text: `${kindWord(by.kind)} \`${by.name}\` 객체의 \`${fieldOf(path)}\` 필드를 고치거나 \`${name}\` 객체를 만들거나, 남아 있는 것이면 삭제하십시오.${path.startsWith('/roleRef') ? ' 바인딩의 역할은 바꿀 수 없으므로 다시 만들어야 합니다.' : ''}`,
    }),
    command({ name }, { by, path, named, near }) {
      if (!near || path.startsWith('/roleRef')) return undefined;
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
