import { timeWord } from '../../text/time-word.ts';
import type { Delivery } from '../signs/workloads/delivery.ts';
import type { Revision } from '../signs/workloads/revision.ts';
import { deliveryWords } from './delivery-words.ts';
import { revisionWords } from './revision-words.ts';

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
export const rolloutPausedWords = {
  en(name: string, params: Paused): string {
    const { by, since, until, step, steps, next, weight, fresh, stable, delivery } = params;
    const is = (how: string) => (since ? `has been ${how} since ${timeWord(since)}` : `is ${how}`);
    const what = {
      canary: `The canary of \`${name}\` ${is('paused')} at step ${step} of ${steps}, as planned`,
      'blue-green': `The blue-green update of \`${name}\` ${is('waiting')} with its preview ready, as planned`,
      person: `\`${name}\` is paused by hand (spec.paused)`,
    }[by];
    const ends = until
      ? `it goes on by itself at ${timeWord(until)}`
      : by === 'person'
        ? 'it goes on when somebody resumes it'
        : 'it waits for somebody to promote or abort it';
    const then = next
      ? `Step ${(step ?? 0) + 1} comes next (\`${next}\`).`
      : step && 'That is the last step: after it the new revision takes over.';
    const share = weight === undefined ? '' : `, ${weight} % by plan`;
    const sides = [
      stable &&
        `Stable is ${revisionWords(stable)} and serves${by === 'blue-green' ? '' : ` ${weight === undefined ? 'the rest' : `${100 - weight} %`}`}.`,
      fresh &&
        `New is ${revisionWords(fresh)}${share}: the spec asks for it, and it is not live for all.`,
    ];
    return [`${what}: ${ends}.`, then, ...sides, deliveryWords.en(delivery)]
      .filter(Boolean)
      .join(' ');
  },

  ko(name: string, params: Paused): string {
    const { by, since, until, step, steps, next, weight, fresh, stable, delivery } = params;
    const when = since ? ` ${timeWord(since)}부터` : '';
    const what = {
      canary: `\`${name}\` 롤아웃의 카나리가 계획대로${when} 전체 ${steps}단계 중 ${step}단계에서 일시 정지 중입니다`,
      'blue-green': `\`${name}\` 롤아웃의 블루-그린 업데이트가 프리뷰가 준비된 채 계획대로${when} 대기 중입니다`,
      person: `\`${name}\` 롤아웃을 누군가 직접 멈춰 두었습니다(spec.paused)`,
    }[by];
    const ends = until
      ? `${timeWord(until)}에 저절로 진행됩니다`
      : by === 'person'
        ? '누군가 재개하면 진행됩니다'
        : '누군가 승격(promote)하거나 중단하기를 기다립니다';
    const then = next
      ? `다음은 ${(step ?? 0) + 1}단계입니다(\`${next}\`).`
      : step && '마지막 단계이므로 그다음에는 새 리비전이 모두 대신합니다.';
    const share = weight === undefined ? '' : `, 계획상 ${weight}%`;
    const sides = [
      stable &&
        `안정 리비전은 ${revisionWords(stable)}이며 ${by === 'blue-green' ? '' : `${weight === undefined ? '나머지 트래픽을' : `트래픽의 ${100 - weight}%를`} 받아 `}서비스 중입니다.`,
      fresh &&
        `새 리비전은 ${revisionWords(fresh)}${share}이며, spec이 가리키지만 아직 모두에게 나가지 않습니다.`,
    ];
    return [`${what}. ${ends}.`, then, ...sides, deliveryWords.ko(delivery)]
      .filter(Boolean)
      .join(' ');
  },
};
