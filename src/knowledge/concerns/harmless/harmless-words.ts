import type { Bilingual } from '../../../domain/lang.ts';

type Say = Bilingual<(since?: string) => string>;

/** Why a warning is harmless, in a sentence; `since` is the time from which that holds, where one is known. */
export const harmlessWords = {
  'in-start': {
    en: () => 'In the first minute of a start that is normal.',
    ko: () => '시작 후 1분 안에는 정상입니다.',
  },
  scheduled: {
    en: (since) => `It is over: the pod has had a node${from(since)}.`,
    ko: (since) => `지난 일입니다. 파드는 ${fromKo(since)}노드에 배치되어 있습니다.`,
  },
  'ready-since': {
    en: (since) => `It is over: Ready${from(since)}.`,
    ko: (since) => `지난 일입니다. ${fromKo(since)}Ready입니다.`,
  },
  'stays-ready': {
    en: (since) =>
      `It never failed often enough in a row to count, and has not failed since: Ready${from(since)}.`,
    ko: (since) =>
      `연속 실패 횟수가 기준에 이르지 않았고 그 뒤로는 실패하지 않았습니다. ${fromKo(since)}Ready입니다.`,
  },
  completed: {
    en: (since) => `It is over: the pod has completed${at(since)}.`,
    ko: (since) => `지난 일입니다. 파드는 ${since ? `${since}에 ` : ''}완료되었습니다.`,
  },
  ending: {
    en: () => 'It is normal: the pod is being ended and takes no traffic.',
    ko: () => '정상입니다. 파드가 종료되는 중이며 트래픽을 받지 않습니다.',
  },
  replaced: {
    en: () => 'It is over: the pod has ended, and another has its place.',
    ko: () => '지난 일입니다. 파드는 끝났고 다른 파드가 자리를 대신합니다.',
  },
  'created-since': {
    en: () => 'It is over: all that it is to make is there now.',
    ko: () => '지난 일입니다. 만들어야 할 것이 지금은 모두 있습니다.',
  },
  'run-since': {
    en: (since) => `It is over: it has run again${at(since)}.`,
    ko: (since) => `지난 일입니다. ${since ? `${since}에 ` : ''}다시 실행되었습니다.`,
  },
  bound: {
    en: () => 'It is over: the claim is bound.',
    ko: () => '지난 일입니다. 클레임은 바인딩되어 있습니다.',
  },
  'metrics-since': {
    en: (since) => `It is over: it reads its metrics${from(since)}.`,
    ko: (since) => `지난 일입니다. ${fromKo(since)}메트릭을 읽고 있습니다.`,
  },
  conflict: {
    en: () =>
      'It is harmless: somebody else had written it at the same time, and the controller tries again.',
    ko: () => '문제가 아닙니다. 다른 쪽이 동시에 수정했으며 컨트롤러가 다시 시도합니다.',
  },
  'kubelet-start': {
    en: () =>
      'It is harmless: a kubelet writes that once at its start, before it has measured its disk.',
    ko: () => '문제가 아닙니다. kubelet이 시작하면서 디스크를 재기 전에 한 번 남기는 메시지입니다.',
  },
  'resolver-cut': {
    en: () =>
      'It keeps nobody from running: names are asked of the first three name servers only. It matters where a name is known only to another.',
    ko: () =>
      '실행을 막지 않습니다. 앞의 네임서버 3개에만 이름을 묻습니다. 다른 서버만 아는 이름이 있을 때에만 문제가 됩니다.',
  },
  'only-reported': {
    en: () => 'The policy only reports: it has let the object in.',
    ko: () => '정책은 보고만 하며 객체를 허용했습니다.',
  },
  'pulled-without': {
    en: () => 'It does no harm now: the images came without that Secret.',
    ko: () => '지금은 문제가 없습니다. 그 시크릿 없이 이미지를 받았습니다.',
  },
  'probe-passes': {
    en: () => 'It is harmless: the kubelet counts that answer as a success.',
    ko: () => '문제가 아닙니다. kubelet은 이 응답을 성공으로 셉니다.',
  },
  'said-well-since': {
    en: (since) => `It is over: the same controller has told of a success${at(since)}.`,
    ko: (since) => `지난 일입니다. 같은 컨트롤러가 ${since ? `${since}에 ` : ''}성공을 알렸습니다.`,
  },
  moving: {
    en: () => 'It is under way, and not for longer than is normal.',
    ko: () => '진행 중이며 아직 정상적인 시간 안입니다.',
  },
  undecided: {
    en: () => 'Whether that is as it should be the object does not say.',
    ko: () => '이것이 정상인지는 객체가 밝히지 않습니다.',
  },
  'made-up': {
    en: () => 'It is over: a later attempt succeeded.',
    ko: () => '지난 일입니다. 이후의 시도가 성공했습니다.',
  },
  retried: {
    en: () => 'It is normal: a Job tries again until its backoffLimit.',
    ko: () => '정상입니다. Job은 backoffLimit까지 다시 시도합니다.',
  },
  'not-repeated': {
    en: () => 'It has not been said again since, and all that it does now is well.',
    ko: () => '그 뒤로 다시 나오지 않았고, 지금 상태는 정상입니다.',
  },
} satisfies Readonly<Record<string, Say>>;

/** Why a warning is harmless. Stored, so never renamed. */
export type HarmlessWhy = keyof typeof harmlessWords;

function from(since: string | undefined): string {
  return since ? ` since ${since}` : '';
}

function at(since: string | undefined): string {
  return since ? ` at ${since}` : '';
}

function fromKo(since: string | undefined): string {
  return since ? `${since}부터 ` : '';
}
