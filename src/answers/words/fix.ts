// What `kubewhy fix` says, and what a modal asks.
import type { AnswerRemedy } from '../../domain/answer.ts';
import type { Bilingual, Text } from '../../domain/lang.ts';
import type { Outcome } from '../../domain/plan.ts';
import type { InputType } from '../../domain/remedy.ts';

/** What a value is that is asked for. */
export const inputWords: Readonly<{
  type: Readonly<Record<InputType, Bilingual>>;
  also: Text<[others: readonly string[]]>;
}> = {
  type: {
    image: { en: 'image', ko: '이미지' },
    quantity: { en: 'quantity', ko: '수량' },
    number: { en: 'number', ko: '숫자' },
    duration: { en: 'duration', ko: '시간' },
    name: { en: 'name', ko: '이름' },
    text: { en: 'text', ko: '텍스트' },
  },
  also: {
    en: (others) => `also ${others.join(', ')}`,
    ko: (others) => `다른 값: ${others.join(', ')}`,
  },
};

/** What a terminal says around a fix. */
export const fixWords = {
  none: {
    en: 'kubewhy knows no change that fixes this. `kubewhy why` says what a person can do.',
    ko: 'kubewhy가 아는 변경으로는 고칠 수 없습니다. `kubewhy why` 명령이 사람이 할 일을 알려 줍니다.',
  },
  others: { en: 'Others', ko: '다른 해결책' },
  recorded: {
    en: 'A recorded cluster cannot be changed: leave out --snapshot.',
    ko: '기록된 클러스터는 바꿀 수 없습니다. --snapshot 옵션을 빼십시오.',
  },
  noSuch: {
    en: 'That fix is not offered here. Leave out --remedy to see the first fix and the ids of the others.',
    ko: '그 해결책은 여기서 제안하지 않습니다. --remedy 옵션을 빼면 첫 해결책과 다른 해결책의 id를 볼 수 있습니다.',
  },
  ofGit: {
    en: 'Git manages this object: make the change there. Nothing was sent.',
    ko: 'Git에서 관리하는 객체이므로 Git에서 바꾸십시오. 아무것도 보내지 않았습니다.',
  },
  orLive: {
    en: 'Git manages this object: make the change there. --live changes the cluster as well. Nothing was sent.',
    ko: 'Git에서 관리하는 객체이므로 Git에서 바꾸십시오. --live 옵션을 쓰면 클러스터도 직접 바꿉니다. 아무것도 보내지 않았습니다.',
  },
  refuted: {
    en: 'The proof does not hold with this value. Nothing was sent.',
    ko: '이 값으로는 검증이 성립하지 않습니다. 아무것도 보내지 않았습니다.',
  },
  next: {
    en: 'Nothing was changed. Add --apply to carry it out; it asks before it sends anything.',
    ko: '아무것도 바꾸지 않았습니다. 같은 명령에 --apply 옵션을 더하면 한 번 묻고 적용합니다.',
  },
  left: { en: 'Nothing was changed.', ko: '아무것도 바꾸지 않았습니다.' },
} satisfies Readonly<Record<string, Bilingual>>;

/** Why a fix cannot be applied: it waits for an input, Git owns what it changes, a right is missing, or its proof fails. */
export const noPlanWords: Text<[fix: AnswerRemedy]> = {
  en: (fix) =>
    fix.patch
      ? unproved(fix).en
      : `A value is missing: set it with ${options(fix)}. Nothing was sent.`,
  ko: (fix) =>
    fix.patch
      ? unproved(fix).ko
      : `값이 비어 있습니다. ${options(fix)} 옵션으로 고르십시오. 아무것도 보내지 않았습니다.`,
};

function unproved({ kind, live, git, proof }: AnswerRemedy): Bilingual {
  const { admission } = proof ?? {};
  if (admission?.is === 'not-checked' && admission.why === 'no-right')
    return noRight(admission.note ?? '');
  if (live !== undefined) return fixWords.orLive;
  return kind === 'gitops' || git ? fixWords.ofGit : fixWords.refuted;
}

function noRight(which: string): Bilingual {
  return {
    en: `This right is missing: ${which}. Nothing was sent.`,
    ko: `필요한 권한이 없습니다(${which}). 아무것도 보내지 않았습니다.`,
  };
}

function options({ inputs = [] }: AnswerRemedy): string {
  return inputs.map(({ name, label }) => `--set ${name}=… (${label})`).join(', ');
}

/** A value that no fix asks for, or that is written in another way; `names` are those that are asked for. */
export const badSetWords: Text<[names: readonly string[]]> = {
  en: (names) =>
    `Write --set <name>=<value>, with a name that the fix asks for${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
  ko: (names) =>
    `--set <이름>=<값> 형식으로 쓰십시오. 이름은 해결책이 묻는 것이어야 합니다${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
};

/** Asked before anything is sent. */
export const applyQuestion: Text<[object: string, cluster: string]> = {
  en: (object, cluster) => `Change ${object}? (${cluster}) [y/N] `,
  ko: (object, cluster) => `${object} 객체를 바꿀까요? (${cluster}) [y/N] `,
};

/** A change that left no trace on its object. */
export const notRecordedWords: Text<[why: string]> = {
  en: (why) =>
    `No Event could be written to the object, so later answers will not mention this change: ${why}`,
  ko: (why) =>
    `객체에 이벤트를 남기지 못했으므로 나중에 묻는 사람은 이 변경을 알 수 없습니다: ${why}`,
};

/** What a terminal says while and after a change takes effect. */
export const watchWords = {
  begun: {
    en: 'Watching until the change has worked. Ctrl-C stops watching; the change stays.',
    ko: '효과가 나타날 때까지 지켜봅니다. Ctrl-C 키로 멈춰도 변경은 그대로 남습니다.',
  },
  verified: { en: 'Verified.', ko: '확인했습니다.' },
  notVerified: { en: 'Not verified.', ko: '확인하지 못했습니다.' },
  undo: { en: 'To undo it:', ko: '되돌리려면:' },
} satisfies Readonly<Record<string, Bilingual>>;

/** How a change ended that a person made. */
export const outcomeWords: Readonly<Record<Outcome, Bilingual>> = {
  applied: { en: 'Applied.', ko: '적용했습니다.' },
  proposed: { en: 'A pull request is open.', ko: '풀 리퀘스트가 열려 있습니다.' },
  'already-so': { en: 'It is already so.', ko: '이미 그렇습니다.' },
  refused: { en: 'Refused.', ko: '거부되었습니다.' },
  'too-late': { en: 'Too late.', ko: '너무 늦었습니다.' },
  unknown: {
    en: 'It is not known whether the change took effect.',
    ko: '반영되었는지 알 수 없습니다.',
  },
};
