import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { beyondQuota, isFixed, type Short } from '../../../readings/workloads/beyond-quota.ts';
import { plural } from '../../../text/plural.ts';
import { quotaScopeWords, type Scope } from './words/quota-scope-words.ts';

export type Quota = Readonly<{
  workload: string;
  short: readonly Short[]; // what the quota has too little of
  is: 'full' | 'has-room' | 'unread'; // by now
  update?: Update;
  scopes?: readonly Scope[];
}>;

/** A rolling update that runs new pods beside old ones, which use the quota up. */
export type Update = Readonly<{ old: number; above: number; below: number }>;

/** What is said of a quota that has no room for one more pod. */
export const quotaWords: Pick<Cause<Quota>, 'text' | 'advice'> = {
  text: {
    en({ namespace, name }, { workload, short, is, update, scopes }) {
      const noun = isOfJobs(short) ? 'Job' : 'pod';
      const lacks = short.map(
        ({ resource, requested, used, limited }) =>
          `${resource}: ${used} of ${limited} used, ${requested} more requested`,
      );
      const surge = update
        ? ` This is a rolling update: it may start ${count(update.above, 'new pod')} above the wanted number (maxSurge) and take ${count(update.below, 'old one')} away first (maxUnavailable), and its ${count(update.old, 'old pod')} already use the quota.`
        : '';
      const now = is === 'has-room' ? ' By now it has room, and the controller tries again.' : '';
      return {
        title: `ResourceQuota \`${namespace}/${name}\` leaves no room for ${noun}s of \`${workload}\``,
        sentence: `ResourceQuota \`${name}\` is exceeded, so \`${workload}\` may not create its next ${noun} (${lacks.join('; ')}).${quotaScopeWords.en(scopes)}${surge}${now}`,
        so:
          is === 'has-room'
            ? 'It passes by itself: controllers try again at least every 17 minutes.'
            : beyondQuota(short)
              ? 'Neither waiting nor deleting others helps: not even one alone fits.'
              : `It stays so until ${noun}s go${noun === 'Job' ? '' : ', ask for less'}, or the quota grows.`,
      };
    },
    ko({ namespace, name }, { workload, short, is, update, scopes }) {
      const isJob = isOfJobs(short);
      const nouns = isJob ? ['Job을', 'Job이'] : ['파드를', '파드가'];
      const lacks = short.map(
        ({ resource, requested, used, limited }) =>
          `${resource}: 한도 ${limited}, 사용 중 ${used}, 추가 요청 ${requested}`,
      );
      const surge = update
        ? ` 롤링 업데이트 중입니다. 원하는 수보다 새 파드를 ${update.above}개 더 띄울 수 있고(maxSurge) 이전 파드를 먼저 ${update.below}개 줄일 수 있는데(maxUnavailable), 이전 파드 ${update.old}개가 할당량을 이미 씁니다.`
        : '';
      const now = is === 'has-room' ? ' 지금은 여유가 있으며 컨트롤러가 다시 시도합니다.' : '';
      return {
        title: `ResourceQuota \`${namespace}/${name}\` 객체에 \`${workload}\` ${nouns[0]} 위한 여유가 없습니다`,
        sentence: `ResourceQuota \`${name}\` 객체의 한도를 넘어 \`${workload}\` 워크로드가 다음 ${nouns[0]} 만들 수 없습니다(${lacks.join('; ')}).${quotaScopeWords.ko(scopes)}${surge}${now}`,
        so:
          is === 'has-room'
            ? '저절로 풀립니다. 컨트롤러는 늦어도 17분마다 다시 시도합니다.'
            : beyondQuota(short)
              ? '다른 것을 지워도 하나도 들어갈 수 없으며, 기다려도 풀리지 않습니다.'
              : `${nouns[1]} 줄거나 ${isJob ? '' : '요청을 낮추거나 '}할당량을 늘릴 때까지 계속됩니다.`,
      };
    },
  },

  advice: {
    choose: ({ name }, { short, update, scopes }) => ({
      extra: [
        {
          en: {
            title: isRaisedOnly(short)
              ? 'Ask for more quota'
              : 'Or ask for less, or for more quota',
            text: `${roomWords.en(
              short,
              `have the owner of the namespace raise ResourceQuota \`${name}\`.`,
            )}${quotaScopeWords.en(scopes)}`,
          },
          ko: {
            title: isRaisedOnly(short)
              ? '할당량 증설 요청'
              : '또는 요청을 줄이거나 할당량 증설 요청',
            text: `${roomWords.ko(
              short,
              `네임스페이스 담당자에게 ResourceQuota \`${name}\` 증설을 요청하십시오.`,
            )}${quotaScopeWords.ko(scopes)}`,
          },
        },
      ],
      en: {
        title: isRaisedOnly(short) ? 'Ask for more quota' : 'Ask for less, or ask for more quota',
        text:
          update && !beyondQuota(short)
            ? '`maxSurge: 0` with `maxUnavailable: 1` replaces the pods one by one within the quota; one pod fewer serves meanwhile.'
            : '',
      },
      ko: {
        title: isRaisedOnly(short) ? '할당량 증설 요청' : '요청을 줄이거나 할당량 증설 요청',
        text:
          update && !beyondQuota(short)
            ? '`maxSurge: 0`, `maxUnavailable: 1` 설정으로 할당량 안에서 하나씩 교체할 수 있으며, 그동안 파드가 하나 적게 서비스합니다.'
            : '',
      },
    }),
  },
};

/** What makes room: `raise` is one way, and where no other helps the only one. */
const roomWords: Bilingual<(short: readonly Short[], raise: string) => string> = {
  en: (short, raise) => {
    const beyond = beyondQuota(short);
    if (!beyond)
      return `${isOfJobs(short) ? 'Delete Jobs that are over' : 'Lower the requests or the number of pods'}, or ${raise}`;
    const { resource, requested, limited } = beyond;
    return isFixed(beyond)
      ? `It allows ${limited} of \`${resource}\`, so that no deletion makes room: ${raise}`
      : `Lower \`${resource}\` from ${requested} to ${limited} or less, or ${raise}`;
  },
  ko: (short, raise) => {
    const beyond = beyondQuota(short);
    if (!beyond)
      return `${isOfJobs(short) ? '끝난 Job을 삭제하거나' : 'requests나 파드 수를 줄이거나'}, ${raise}`;
    const { resource, requested, limited } = beyond;
    return isFixed(beyond)
      ? `\`${resource}\` 한도가 ${limited}이므로 무엇을 지워도 자리가 나지 않습니다. ${raise}`
      : `\`${resource}\` 값을 ${requested}에서 ${limited} 이하로 줄이거나, ${raise}`;
  },
};

/** Whether nothing makes room but a larger quota. */
function isRaisedOnly(short: readonly Short[]): boolean {
  const beyond = beyondQuota(short);
  return beyond !== undefined && isFixed(beyond);
}

function count(n: number, what: string): string {
  return `${n} ${what}${plural(n, '')}`;
}

/** Whether a quota counts Jobs, those that are over and kept included. */
function isOfJobs(short: readonly Short[]): boolean {
  return short.some(({ resource }) => resource === 'count/jobs.batch');
}
