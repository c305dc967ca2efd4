import type { Cause, Ref } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { shell } from '../../../text/shell.ts';
import { stopped } from '../../references/stopped.ts';

type Picker = Readonly<{
  kind: string;
  name: string;
  namespace: string;
  field: string;
  is: 'labels' | 'namespace';
  terms: readonly string[];
}>;
/** `namespace` is that of the object; `pickers` are those that could select it, and by what each does not. */
export type SelectedByNothing = Readonly<{ namespace: string; pickers: readonly Picker[] }>;

const MOST = 3;

/** What is said of an object that nothing selects. */
export const selectedByNothingWords: Pick<Cause<SelectedByNothing>, 'text' | 'advice'> = {
  text: {
    en: ({ kind, name }, { namespace, pickers }) => ({
      title: `${kindWord(kind)} \`${name}\`: no ${kindsOf(pickers)} selects it`,
      sentence: `Nothing takes \`${name}\` up. ${pickers
        .slice(0, MOST)
        .map((picker) => reasonInEnglish(picker, kindWord(kind), namespace))
        .join(' ')}`,
      state: 'selected by nothing',
      so: stopped.metrics.en,
    }),
    ko: ({ kind, name }, { namespace, pickers }) => ({
      title: `${kindWord(kind)} \`${name}\` 객체를 선택하는 ${kindsOf(pickers)} 객체가 없습니다`,
      sentence: `\`${name}\` 객체를 선택하는 것이 없습니다. ${pickers
        .slice(0, MOST)
        .map((picker) => reasonInKorean(picker, kindWord(kind), namespace))
        .join(' ')}`,
      state: '선택하는 것이 없음',
      so: stopped.metrics.ko,
    }),
  },

  advice: {
    en: (_, { pickers: [first] }) => ({
      title: first?.is === 'namespace' ? 'Widen the selector of namespaces' : 'Give it the label',
      text: `Compare \`metadata.labels\` and the namespace with \`spec.${first?.field ?? ''}\` of ${kindWord(first?.kind ?? '')} \`${first?.name ?? ''}\`. In a selector, \`{}\` takes all, and a field that is left out takes nothing (of namespaces: only its own).`,
    }),
    ko: (_, { pickers: [first] }) => ({
      title: first?.is === 'namespace' ? '네임스페이스 셀렉터 넓히기' : '레이블 붙이기',
      text: `\`metadata.labels\`와 네임스페이스를 ${kindWord(first?.kind ?? '')} \`${first?.name ?? ''}\` 객체의 \`spec.${first?.field ?? ''}\` 값과 비교하십시오. 셀렉터의 \`{}\` 값은 모두를 뜻하고, 필드가 없으면 아무것도 선택하지 않습니다(네임스페이스는 자기 것만).`,
    }),
    command: labelling,
  },
};

function kindsOf(pickers: readonly Picker[]): string {
  return [...new Set(pickers.map(({ kind }) => kindWord(kind)))].join(', ');
}

function reasonInEnglish({ kind, name, field, is, terms }: Picker, what: string, own: string) {
  const who = `${kindWord(kind)} \`${name}\``;
  const by = `(\`spec.${field}\`)`;
  if (is === 'labels')
    return terms.length === 0
      ? `${who} selects no ${what} at all (\`spec.${field}\` is unset).`
      : `${who} selects those with \`${terms.join(',')}\` ${by}, and its labels are others.`;
  return terms.length === 0
    ? `${who} looks in its own namespace only (\`spec.${field}\` is unset), and it is in \`${own}\`.`
    : `${who} looks in namespaces with \`${terms.join(',')}\` ${by}, and \`${own}\` is none of them.`;
}

function reasonInKorean({ kind, name, field, is, terms }: Picker, what: string, own: string) {
  const who = `${kindWord(kind)} \`${name}\` 객체는`;
  const by = `(\`spec.${field}\`)`;
  if (is === 'labels')
    return terms.length === 0
      ? `${who} ${what} 객체를 전혀 선택하지 않습니다(\`spec.${field}\` 값 없음).`
      : `${who} \`${terms.join(',')}\` 레이블이 있는 것만 선택하는데${by} 이 객체의 레이블은 다릅니다.`;
  return terms.length === 0
    ? `${who} 자기 네임스페이스만 보는데(\`spec.${field}\` 값 없음) 이 객체는 \`${own}\` 네임스페이스에 있습니다.`
    : `${who} \`${terms.join(',')}\` 레이블이 있는 네임스페이스만 보는데${by} \`${own}\` 네임스페이스는 해당하지 않습니다.`;
}

/** Only labels that a command can set: "release=prometheus", and no expression. */
function labelling(
  { kind, namespace, name }: Ref,
  { pickers: [first] }: SelectedByNothing,
): string | undefined {
  const { is, terms = [] } = first ?? {};
  const isPlain = terms.length > 0 && terms.every((term) => /^[\w./-]+=[\w.-]+$/.test(term));
  if (is !== 'labels' || !isPlain || !namespace) return undefined;
  const [group = '', plain = ''] = kind.split('/');
  return shell`kubectl label ${`${plain.toLowerCase()}.${group}/${name}`} -n ${namespace} ${terms}`;
}
