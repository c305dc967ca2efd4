import type { Cause } from '../../../domain/model.ts';
import type { Growth } from '../../../readings/logs/growth.ts';
import type { NameServer } from '../../../readings/network/name-server.ts';
import { present } from '../../../text/present.ts';
import { shell } from '../../../text/shell.ts';
import { timeWord } from '../../../text/time-word.ts';
import { nameServerWords } from '../../words/name-server-words.ts';
import { podWords } from '../../words/pod-words.ts';
import type { Beginning } from './signs/began-with.ts';

type SaidComplaint = Readonly<{
  said: string;
  count: number;
  share: number; // percent of what was read
  first?: string;
  last?: string;
}>;
/** `setting` is where the peer is known from, when no line names it. */
export type Complaining = Readonly<{
  at: string;
  container: string;
  entries: number;
  isWhole?: true; // all that it has written in a day or since its start, of which not all could be read if `isCut`
  isCut?: true;
  until?: string; // when it was said last, where that is over
  complaints: readonly SaidComplaint[];
  grows: readonly Growth[];
  peer?: string;
  setting?: string;
  began?: Beginning;
  dns?: NameServer;
}>;

/** What a log complains about, in words. */
export const complainingWords: Pick<Cause<Complaining>, 'text' | 'advice'> = {
  text: {
    en(
      { name },
      {
        at,
        entries,
        isWhole,
        isCut,
        until,
        complaints: [worst, ...others],
        grows,
        peer,
        setting,
        began,
        dns,
      },
    ) {
      const times = worst?.count === 1 ? 'once' : `${worst?.count} times`;
      const when = spanOf(worst).map(timeWord).join(' – ');
      const more = [
        ...(began ? [BEGAN.en(began)] : []),
        ...(dns ? [nameServerWords.en(dns)] : []),
        ...(peer ? [`It is about \`${peer}\`${setting ? `, by \`${setting}\`` : ''}.`] : []),
        ...(grows.length > 0 ? [`What grows there: ${grown(grows, 'from', 'to')}.`] : []),
      ].join(' ');
      const where = isWhole
        ? `among the ${isCut ? 'first ' : ''}${entries} lines of its log`
        : `in its last ${entries} entries (${percent(worst)})`;
      if (until)
        return {
          title: `\`${name}\` wrote “${worst?.said}” ${times} ${spanWords.en(worst)}, and not since`,
          sentence: `\`${name}\` is well now. Earlier, ${spanWords.en(worst)}, ${podWords.en(at, name)} wrote ${times} “${worst?.said}”, and not since (${where}).`,
          ...present({ so: more }),
          ...(others.length > 0 && { lines: others.map(pastLine) }),
        };
      return {
        title: `The log of \`${name}\` complains: “${worst?.said}”`,
        sentence: `\`${name}\` is well by its status, and its log complains: ${podWords.en(at, name)} says “${worst?.said}” ${times} ${where}${when ? `, ${when}` : ''}.`,
        ...present({ so: more }),
        ...(others.length > 0 && {
          lines: others.map(({ said, count }) => `${count} × ${said}`),
        }),
      };
    },
    ko(
      { name },
      {
        at,
        entries,
        isWhole,
        isCut,
        until,
        complaints: [worst, ...others],
        grows,
        peer,
        setting,
        began,
        dns,
      },
    ) {
      const when = spanOf(worst).map(timeWord).join(' – ');
      const more = [
        ...(began ? [BEGAN.ko(began)] : []),
        ...(dns ? [nameServerWords.ko(dns)] : []),
        ...(peer
          ? [`상대는 \`${peer}\` 주소입니다${setting ? `(\`${setting}\` 설정)` : ''}.`]
          : []),
        ...(grows.length > 0 ? [`늘어나는 수치: ${grown(grows, '', '→')}.`] : []),
      ].join(' ');
      const where = isWhole
        ? `로그 ${isCut ? '앞부분 ' : '전체 '}${entries}줄 중 ${worst?.count}건이`
        : `최근 로그 ${entries}건 중 ${worst?.count}건(${percent(worst)})이`;
      if (until)
        return {
          title: `\`${name}\` 로그에 ${spanWords.ko(worst)} “${worst?.said}” 내용이 ${worst?.count}번 있었고 그 뒤로는 없습니다`,
          sentence: `\`${name}\` 객체는 지금은 정상입니다. ${podWords.ko(at, name)}가 앞서 ${spanWords.ko(worst)} “${worst?.said}” 내용을 ${worst?.count}번 남겼고 그 뒤로는 없습니다(로그 ${isCut ? '앞부분 ' : '전체 '}${entries}줄 기준).`,
          ...present({ so: more }),
          ...(others.length > 0 && { lines: others.map(pastLine) }),
        };
      return {
        title: `\`${name}\` 로그에 문제가 적혀 있습니다: “${worst?.said}”`,
        sentence: `\`${name}\` 객체는 상태로는 정상이지만 로그에 문제가 적혀 있습니다. ${podWords.ko(at, name)}의 ${where} “${worst?.said}” 내용입니다${when ? `(${when})` : ''}.`,
        ...present({ so: more }),
        ...(others.length > 0 && {
          lines: others.map(({ said, count }) => `${count} × ${said}`),
        }),
      };
    },
  },

  advice: {
    en: ({ name }, { at }) => ({
      title: 'Read the log around it',
      text: `Look at what \`${at}\` writes just before it. Kubernetes sees nothing wrong with \`${name}\`: no restart is called for unless the program does not recover by itself.`,
    }),
    ko: ({ name }, { at }) => ({
      title: '앞뒤 로그 확인',
      text: `\`${at}\` 파드가 바로 앞에 쓴 로그를 확인하십시오. Kubernetes가 보기에 \`${name}\` 객체는 정상이므로, 프로그램이 스스로 회복하지 못할 때만 재시작하십시오.`,
    }),
    commandOnly: 'looks',
    command: ({ namespace = 'default' }, { at, container }) =>
      shell`kubectl -n ${namespace} logs ${at} -c ${container} --tail=500`,
  },
};

const BEGAN = {
  en: ({ what, name, at, isOnlyThere }: Beginning) =>
    what === 'config'
      ? `It began after ConfigMap \`${name}\` changed${at ? ` (${timeWord(at)})` : ''}.`
      : `It began with the newest revision \`${name}\`${at ? ` (${timeWord(at)})` : ''}${isOnlyThere ? ', and a pod of the one before does not say so' : ''}.`,
  ko: ({ what, name, at, isOnlyThere }: Beginning) =>
    what === 'config'
      ? `\`${name}\` ConfigMap 변경${at ? `(${timeWord(at)})` : ''} 뒤에 시작되었습니다.`
      : `최신 리비전 \`${name}\`${at ? `(${timeWord(at)})` : ''}부터 시작되었습니다.${isOnlyThere ? ' 이전 리비전의 파드에는 없습니다.' : ''}`,
};

const spanWords = {
  en: (one?: Partial<SaidComplaint>) => {
    const [first, last] = spanOf(one).map(timeWord);
    return last ? `between ${first} and ${last}` : `at ${first}`;
  },
  ko: (one?: Partial<SaidComplaint>) => {
    const [first, last] = spanOf(one).map(timeWord);
    return last ? `${first}부터 ${last}까지` : `${first}에`;
  },
};

function pastLine({ said, count, last }: SaidComplaint): string {
  return `${count} × ${said}${last ? ` (${timeWord(last)})` : ''}`;
}

function grown(grows: readonly Growth[], from: string, to: string): string {
  return grows
    .map((one) => [`\`${one.what}\``, from, one.from, to, one.to].filter(Boolean).join(' '))
    .join(', ');
}

function percent({ share = 0 }: Partial<SaidComplaint> = {}): string {
  return share < 1 ? '<1 %' : `${share} %`;
}

function spanOf({ first, last }: Partial<SaidComplaint> = {}): readonly string[] {
  if (!first || !last) return [];
  return timeWord(first) === timeWord(last) ? [last] : [first, last];
}
