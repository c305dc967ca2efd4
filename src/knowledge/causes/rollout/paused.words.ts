import type { ExtraAdvice, Cause, Ref, Words } from '../../../domain/model.ts';
import type { Delivery } from '../../../readings/workloads/delivery.ts';
import type { Revision } from '../../../readings/workloads/revision.ts';
import { momentWord } from '../../../text/moment-word.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';
import { deliveryWords } from '../../words/delivery-words.ts';
import { revisionWords } from '../../words/revision-words.ts';

/**
 * `weight` is the share of the new revision in percent, where its plan sets one; `until` is when it goes on by itself,
 * `next` the step that comes then, "setWeight: 50", or none after the last one.
 */
export type Paused = Readonly<{
  by: 'canary' | 'blue-green' | 'person';
  since?: string;
  until?: string;
  step?: number; // counted from 1
  steps?: number;
  next?: string;
  weight?: number;
  fresh?: Revision;
  stable?: Revision;
  delivery?: Delivery;
}>;

/** A Rollout that is paused, in words. */
export const pausedWords: Pick<Cause<Paused>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, params) => inEnglish(name, params),
    ko: ({ name }, params) => inKorean(name, params),
  },

  advice: {
    doneBy: ['rollout/promote', 'rollout/resume', 'rollout/abort'],
    choose: (rollout, { by, fresh }) =>
      fresh?.ready === 0
        ? {
            en: {
              title: 'Abort it, or fix the new revision first',
              text: 'No pod of the new revision is Ready: do not promote it. Abort takes all traffic back to the stable one.',
              lines: [commandFor('abort', rollout)],
            },
            ko: {
              title: '중단하거나 새 리비전부터 고치기',
              text: '새 리비전의 Ready 파드가 없으므로 승격하지 마십시오. 중단하면 모든 트래픽이 안정 리비전으로 돌아갑니다.',
              lines: [commandFor('abort', rollout)],
            },
          }
        : {
            extra: [
              { ...PROMOTE, unless: by === 'person' ? 'rollout/resume' : 'rollout/promote' },
              { ...ABORT, unless: 'rollout/abort' },
            ],
            en: {
              title: by === 'person' ? 'Resume it' : 'Promote it, or abort',
              text: '',
              lines: [commandFor('promote', rollout), commandFor('abort', rollout)],
            },
            ko: {
              title: by === 'person' ? '재개' : '승격 또는 중단',
              text: '',
              lines: [commandFor('promote', rollout), commandFor('abort', rollout)],
            },
          },
  },
};

const PROMOTE: ExtraAdvice = {
  en: {
    title: 'Or promote it',
    text: 'Promote when the new revision has proved itself: the next step begins.',
  },
  ko: {
    title: '또는 승격',
    text: '새 리비전이 괜찮다고 확인되면 승격하십시오. 다음 단계가 시작됩니다.',
  },
};
const ABORT: ExtraAdvice = {
  en: {
    title: 'Or abort',
    text: 'Abort takes all traffic back to the stable one; it stays so until it is retried or the spec changes.',
  },
  ko: {
    title: '또는 중단',
    text: '중단하면 모든 트래픽이 안정 리비전으로 돌아가며, 다시 시도하거나 spec을 바꿀 때까지 그대로입니다.',
  },
};

/** Promote ends a pause by hand, too (kubectl-argo-rollouts, promote.go). */
function commandFor(verb: 'promote' | 'abort', { namespace = 'default', name }: Ref): string {
  return shell`kubectl argo rollouts ${verb} ${name} -n ${namespace}`;
}

function inEnglish(name: string, params: Paused): Words {
  const { by, since, until, step, steps, next, weight, fresh, stable, delivery } = params;
  const atStep = step === undefined ? '' : ` at step ${step} of ${steps}`;
  const is = (how: string) => (since ? `has been ${how} since ${timeWord(since)}` : `is ${how}`);
  const what = {
    canary: `The canary of \`${name}\` ${is('paused')}${atStep}, as planned`,
    'blue-green': `The blue-green update of \`${name}\` ${is('waiting')} with its preview ready, as planned`,
    person: `\`${name}\` is paused (spec.paused)`,
  }[by];
  const ends = until
    ? `it goes on by itself at ${momentWord(until)}`
    : by === 'person'
      ? 'it goes on when somebody resumes it'
      : fresh?.ready === 0
        ? 'no pod of the new revision is Ready, so do not promote it'
        : 'it waits for somebody to promote or abort it';
  const then = next
    ? `Step ${(step ?? 0) + 1} comes next (\`${next}\`).`
    : step && 'That is the last step: after it the new revision takes over.';
  const share = weight === undefined ? '' : `, ${weight} % by plan`;
  const isAlone = by === 'blue-green' || fresh?.ready === 0;
  const sides = [
    stable &&
      `Stable is ${revisionWords(stable)} and serves${isAlone ? '' : ` ${weight === undefined ? 'the rest' : `${100 - weight} %`}`}.`,
    fresh &&
      `New is ${revisionWords(fresh)}${share}: the spec asks for it, and it is not live for all.`,
  ];
  return {
    title:
      by === 'blue-green'
        ? `\`${name}\` waits for its promotion`
        : `\`${name}\` is paused${atStep}`,
    sentence: `${what}: ${ends}.`,
    state:
      by === 'canary'
        ? `canary paused${atStep}`
        : by === 'person'
          ? 'paused'
          : 'waits for promotion',
    so: [then, ...sides, deliveryWords.en(delivery)].filter(Boolean).join(' '),
  };
}

function inKorean(name: string, params: Paused): Words {
  const { by, since, until, step, steps, next, weight, fresh, stable, delivery } = params;
  const atStep = step === undefined ? '' : `${steps}단계 중 ${step}단계에서 `;
  const when = since ? ` ${timeWord(since)}부터` : '';
  const what = {
    canary: `\`${name}\` 롤아웃의 카나리가 계획대로${when} ${atStep}일시 정지 중입니다`,
    'blue-green': `\`${name}\` 롤아웃의 블루-그린 업데이트가 프리뷰가 준비된 채 계획대로${when} 대기 중입니다`,
    person: `\`${name}\` 롤아웃이 일시 정지되어 있습니다(spec.paused)`,
  }[by];
  const ends = until
    ? `${momentWord(until)}에 저절로 진행됩니다`
    : by === 'person'
      ? '누군가 재개하면 진행됩니다'
      : fresh?.ready === 0
        ? '새 리비전의 Ready 파드가 없으므로 승격하지 마십시오'
        : '누군가 승격(promote)하거나 중단하기를 기다립니다';
  const then = next
    ? `다음은 ${(step ?? 0) + 1}단계입니다(\`${next}\`).`
    : step && '마지막 단계이므로 그다음에는 새 리비전이 모두 대신합니다.';
  const share = weight === undefined ? '' : `, 계획상 ${weight}%`;
  const isAlone = by === 'blue-green' || fresh?.ready === 0;
  const sides = [
    stable &&
      `안정 리비전은 ${revisionWords(stable)}이며 ${isAlone ? '' : `${weight === undefined ? '나머지 트래픽을' : `트래픽의 ${100 - weight}%를`} 받아 `}서비스 중입니다.`,
    fresh &&
      `새 리비전은 ${revisionWords(fresh)}${share}이며, spec이 가리키지만 아직 모두에게 나가지 않습니다.`,
  ];
  return {
    title:
      by === 'blue-green'
        ? `\`${name}\` 롤아웃이 승격을 기다립니다`
        : `\`${name}\` 롤아웃이 ${atStep}일시 정지 중입니다`,
    sentence: `${what}. ${ends}.`,
    state:
      by === 'canary' ? `카나리 ${atStep}일시 정지` : by === 'person' ? '일시 정지됨' : '승격 대기',
    so: [then, ...sides, deliveryWords.ko(delivery)].filter(Boolean).join(' '),
  };
}
