import type { Bilingual } from '../../domain/lang.ts';
import { bilingual } from '../../text/bilingual.ts';
import { ownerName } from '../../text/owner-name.ts';
import type { OtherWriter } from '../looks/other-writer.ts';

/**
 * What is said of a change that was carried out and is not there any more: who writes to its object, as far as that is known, and
 * what to do next.
 */
export const putBackWords: Bilingual<(by: OtherWriter | undefined) => string> = bilingual(
  (lang) => (by) => {
    const { back, who, next } = WORDS[lang];
    return [back, by && who[roleOf(by)](writerName(by)), next[sourceOf(by)]]
      .filter(Boolean)
      .join(' ');
  },
);

/** "HorizontalPodAutoscaler `web`", as it is called in every language. */
export function writerName(by: OtherWriter): string {
  if (by.is === 'git') return ownerName(by.owner);
  const name = `\`${by.name.replaceAll('`', "'")}\``;
  return by.is === 'autoscaler' ? `HorizontalPodAutoscaler ${name}` : name;
}

function roleOf(by: OtherWriter): 'owns' | 'sizes' | 'wrote' {
  if (by.is === 'autoscaler') return 'sizes';
  return by.is === 'git' && !by.hasWritten ? 'owns' : 'wrote';
}

/** Where whoever put a change back has that from; with kubectl somebody did it by hand, or a program that nobody knows here. */
function sourceOf(by: OtherWriter | undefined): 'git' | 'chart' | 'bounds' | 'person' | 'else' {
  if (by?.is === 'git') return by.owner.by === 'helm' ? 'chart' : 'git';
  if (by?.is === 'autoscaler') return 'bounds';
  return !by || by.name.startsWith('kubectl') ? 'person' : 'else';
}

const WORDS = {
  en: {
    back: 'It was reverted.',
    who: {
      owns: (by: string) => `${by} manages this object.`,
      sizes: (by: string) => `${by} sets that number.`,
      wrote: (by: string) => `${by} wrote to the object last.`,
    },
    next: {
      git: 'Make the change in Git.',
      chart: 'Make the change in the values of its chart.',
      bounds: 'Change the bounds of what it may set.',
      person: 'Ask who did that before you make the change again.',
      else: 'Make the change in the source that it reads.',
    },
  },
  ko: {
    back: '변경이 되돌려졌습니다.',
    who: {
      owns: (by: string) => `${by} 객체가 소유자입니다.`,
      sizes: (by: string) => `${by} 객체가 그 수를 정합니다.`,
      wrote: (by: string) => `객체를 마지막으로 쓴 것은 ${by}입니다.`,
    },
    next: {
      git: 'Git에서 바꾸십시오.',
      chart: '차트의 values에서 바꾸십시오.',
      bounds: '그 범위를 대신 바꾸십시오.',
      person: '다시 바꾸기 전에 누가 되돌렸는지 확인하십시오.',
      else: '그것이 참조하는 원본에서 바꾸십시오.',
    },
  },
};
