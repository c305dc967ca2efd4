import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import type { WaitsToSync } from '../../../readings/reports/sync-wait.ts';
import { refWord } from '../../words/ref-word.ts';

/** What is said of an Application that differs from Git as long as nobody syncs it. */
export const waitsToSyncWords: Pick<Cause<WaitsToSync>, 'text' | 'advice'> = {
  text: {
    en: (on, params) => ({
      title: `${refWord(on)} waits to be synced`,
      sentence: `${refWord(on)} differs from Git (OutOfSync), and ${CLAUSE.en(params)}.`,
      so: 'Until then the cluster keeps what was synced last.',
      state: 'waits to be synced',
    }),
    ko: (on, params) => ({
      title: `${refWord(on)} 객체가 동기화를 기다립니다`,
      sentence: `${refWord(on)} 객체가 Git과 다르며(OutOfSync), ${CLAUSE.ko(params)}.`,
      so: '그때까지 클러스터에는 마지막으로 동기화된 상태가 유지됩니다.',
      state: '동기화 대기',
    }),
  },

  advice: {
    choose: ({ name }, params) => ADVICE(name, params),
  },
};

function timesOf({ window }: WaitsToSync): string {
  const { schedule = '', duration = '', timeZone = '' } = window ?? {};
  return `\`${schedule}\` ${timeZone}, ${duration}`;
}

const CLAUSE: Bilingual<(params: WaitsToSync) => string> = {
  en: (params) =>
    ({
      'by-hand': 'it is synced by hand only (no syncPolicy.automated)',
      denied: `a window of project \`${params.project}\` denies syncs at this time (${timesOf(params)})`,
      'not-yet': `project \`${params.project}\` allows syncs only in its windows, none of which is open (${timesOf(params)})`,
    })[params.why],
  ko: (params) =>
    ({
      'by-hand': '사람이 직접 동기화해야 합니다(syncPolicy.automated 없음)',
      denied: `\`${params.project}\` 프로젝트의 동기화 창이 지금은 동기화를 금지합니다(${timesOf(params)})`,
      'not-yet': `\`${params.project}\` 프로젝트는 정해진 동기화 창에서만 동기화를 허용하는데 지금 열린 창이 없습니다(${timesOf(params)})`,
    })[params.why],
};

const ADVICE: (name: string, params: WaitsToSync) => Advised = (name, { why, project, byHand }) =>
  why === 'by-hand'
    ? {
        en: {
          title: 'Sync it when the difference is wanted',
          text: `Look at the difference (\`argocd app diff ${name}\`), then sync it in Argo CD.`,
        },
        ko: {
          title: '바뀐 내용을 확인하고 동기화',
          text: `차이를 확인한 뒤(\`argocd app diff ${name}\`) Argo CD에서 동기화하십시오.`,
        },
      }
    : {
        en: {
          title: byHand
            ? 'Wait for the window to close, or sync it by hand'
            : 'Wait for the window',
          text: byHand
            ? `Argo CD syncs \`${name}\` by itself after that. The window lets people sync by hand meanwhile (manualSync).`
            : `Argo CD syncs \`${name}\` by itself then. If it cannot wait, ask who keeps project \`${project}\` to change its syncWindows.`,
        },
        ko: {
          title: byHand ? '창이 닫힐 때까지 기다리거나 직접 동기화' : '동기화 창 기다리기',
          text: byHand
            ? `그 뒤에는 Argo CD가 \`${name}\` 객체를 저절로 동기화합니다. 이 창은 그동안 사람이 직접 동기화하는 것을 허용합니다(manualSync).`
            : `그때가 되면 Argo CD가 \`${name}\` 객체를 저절로 동기화합니다. 기다릴 수 없으면 \`${project}\` 프로젝트 담당자에게 syncWindows 변경을 요청하십시오.`,
        },
      };
