import type { CandidateCode } from '../../domain/codes.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';
import { bilingual } from '../../text/bilingual.ts';
import { marked } from '../../text/marked.ts';
import type { TemplateParams } from '../change/template-proposal.ts';
import { candidateWords } from './candidate-words.ts';
import { type AlsoChanged, fieldTitle, shortened } from './field-title.ts';
import { type OwnWords, templateWords } from './template-words.ts';

/** What the words of a changed field need; without `is` the value is still to be chosen. */
export type FieldParams = TemplateParams &
  Readonly<{
    label: string;
    container?: string;
    isOfPods: boolean;
    was?: string;
    is?: string;
    beside?: readonly AlsoChanged[]; // what changes along with it
    why?: Readonly<{ is: CandidateCode; note?: string }>;
    isFinal?: true;
    readBy?: string; // has it from its next start on
    ends?: boolean; // what runs now
    renews?: true; // what is not of the newest revision
  }>;

/** A changed field in words: all rows have the same, unless they bring their own. */
export function fieldWords(
  own: Bilingual<(params: FieldParams) => OwnWords> = bilingual(ownWords),
): Bilingual<(params: FieldParams) => RemedyWords> {
  const ofPods = templateWords(own);
  return bilingual((lang) => (params) => {
    if (params.isOfPods) return ofPods[lang](params);
    const { isFinal, readBy } = params;
    const words = WORDS[lang];
    const said = own[lang](params);
    const when = readBy === undefined ? words[whenOf(params)] : words.readBy(readBy);
    return { ...said, text: `${said.text} ${when}`, undo: isFinal ? words.final : words.undo };
  });
}

function ownWords(lang: Lang) {
  return ({ label, name, was, is, beside = [], why, kind }: FieldParams): OwnWords => {
    const words = WORDS[lang];
    const [plain = ''] = kind.split('/').toReversed();
    if (is === undefined) {
      const text = words.blank(label, plain, name, was);
      return { title: words.blankTitle(shortened(label)), short: words.blankShort, text };
    }
    const also = beside.length > 0 ? words.also(marked(beside.map((one) => one.label))) : '';
    const text = [words.text(label, plain, name, is, was), also, reason(why, lang)];
    return {
      title: fieldTitle([{ label, is }, ...beside], lang),
      short: reason(why, lang),
      text: text.filter(Boolean).join(' '),
    };
  };
}

/** From when it holds; a Deployment that goes on rolls out what it has held back. */
function whenOf({ kind, label, ends, renews }: FieldParams) {
  if (renews) return 'renews';
  if (kind === 'batch/CronJob' && label === 'spec.suspend') return 'goesOn';
  if (kind === 'batch/CronJob' && !OF_WHAT_IS_OVER.test(label))
    return ends ? 'nextRunEnds' : 'nextRun';
  if (ends) return kind === 'autoscaling/HorizontalPodAutoscaler' ? 'scales' : 'ends';
  return kind === 'apps/Deployment' && label === 'spec.paused' ? 'rollsOut' : 'atOnce';
}

/** What a CronJob keeps its controller looks at now, not with the next run. */
const OF_WHAT_IS_OVER = /HistoryLimit$/;

function reason(why: FieldParams['why'], lang: Lang): string {
  return why ? candidateWords(why.is, lang, why.note) : '';
}

const WORDS = {
  en: {
    also: (fields: string) => `It also changes ${fields}.`,
    text: (label: string, kind: string, name: string, is: string, was?: string) =>
      is === ''
        ? `Takes \`${label}\` out of ${kind} \`${name}\`.`
        : `Sets \`${label}\` of ${kind} \`${name}\` to \`${is}\`${was === undefined ? '' : `; it is \`${was}\` now`}.`,
    blankTitle: (field: string) => `\`${field}\`: choose a value`,
    blankShort: 'The value is yours to choose.',
    blank: (label: string, kind: string, name: string, was?: string) =>
      `\`${label}\` of ${kind} \`${name}\` needs ${was === undefined ? 'a value' : `another value than \`${was}\``}. Nothing in the cluster tells which.`,
    nextRun: 'The next run has it; one that runs now is not changed.',
    nextRunEnds: 'The next run has it, and ends the one that runs then.',
    goesOn:
      'It takes effect at once: a run that was missed meanwhile may start right away, and the others come on schedule.',
    ends: 'It takes effect at once, and pods that run now are ended for it.',
    scales:
      'It takes effect at once: the autoscaler decides how many pods there are from then on, and may end some that run now.',
    renews:
      'It takes effect at once: pods of an older revision are ended and recreated, one after the other.',
    rollsOut: 'What was changed in its template meanwhile is rolled out at once.',
    atOnce: 'It takes effect at once, and no pod restarts for it.',
    readBy: (name: string) =>
      `A program reads it when it starts: one of \`${name}\` that keeps ending has it at its next start, one that runs only after a restart.`,
    undo: 'Sets the field back to what it was.',
    final: 'None: the API server lets nobody set it back.',
  },
  ko: {
    also: (fields: string) => `함께 바뀌는 필드: ${fields}.`,
    text: (label: string, kind: string, name: string, is: string, was?: string) =>
      is === ''
        ? `${kind} \`${name}\` 객체에서 \`${label}\` 필드를 없앱니다.`
        : `${kind} \`${name}\` 객체의 \`${label}\` 필드를 \`${is}\` 값으로 바꿉니다${was === undefined ? '' : `(지금 값: \`${was}\`)`}.`,
    blankTitle: (field: string) => `\`${field}\`: 값을 고르십시오`,
    blankShort: '값은 사람이 정해야 합니다.',
    blank: (label: string, kind: string, name: string, was?: string) =>
      `${kind} \`${name}\` 객체의 \`${label}\` 필드에 ${was === undefined ? '값이 필요하지만' : `다른 값이 필요하지만(지금 값: \`${was}\`)`} 어떤 값인지는 클러스터에서 알 수 없습니다.`,
    nextRun: '다음 실행부터 적용되며 지금 실행 중인 것은 바뀌지 않습니다.',
    nextRunEnds: '다음 실행부터 적용되며, 그때 실행 중인 것을 끝냅니다.',
    goesOn:
      '바로 적용됩니다. 그동안 놓친 실행이 바로 시작될 수 있고, 그다음부터는 일정대로 실행됩니다.',
    ends: '바로 적용되며 지금 실행 중인 파드가 종료됩니다.',
    scales:
      '바로 적용되며, 그때부터 오토스케일러가 파드 수를 정하므로 지금 실행 중인 파드 일부가 종료될 수 있습니다.',
    renews: '바로 적용되며, 이전 리비전의 파드를 차례로 종료하고 새로 만듭니다.',
    rollsOut: '그동안 템플릿에서 바뀐 내용이 바로 롤아웃됩니다.',
    atOnce: '바로 적용되며 재시작되는 파드는 없습니다.',
    readBy: (name: string) =>
      `프로그램은 시작할 때 이 값을 읽습니다. \`${name}\` 워크로드에서 계속 끝나는 프로그램은 다음 시작부터, 실행 중인 것은 재시작한 뒤에 적용됩니다.`,
    undo: '필드를 이전 값으로 되돌립니다.',
    final: '없음: API 서버가 되돌리는 것을 허용하지 않습니다.',
  },
};
