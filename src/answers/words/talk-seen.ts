// What is said in a thread of what was seen: pods, images, events, logs, settings and manifests.
import type { Bilingual } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';
import { marked } from '../../text/marked.ts';

type Place = Readonly<{ pod: string; container: string }>;
type PodLine = Readonly<{
  name: string;
  state: string;
  restarts: number;
  node: string;
  since: string;
}>;

/** The pods of an object. */
export const podWords: Bilingual<{
  none(name: string): string;
  count(ready: number, all: number): string;
  pod(pod: PodLine): string;
  more(count: number): string;
}> = {
  en: {
    none: (name) => `${name} has no pods.`,
    count: (ready, all) => `${ready} of ${all} pods ready:`,
    pod: ({ name, state, restarts, node, since }) =>
      [
        `\`${name}\` ${state}`,
        node ? `on \`${node}\`` : 'on no node',
        ...(restarts > 0 ? [counted(restarts, 'restart')] : []),
        `made ${since}`,
      ].join(' · '),
    more: (count) => `… and ${count} more.`,
  },
  ko: {
    none: (name) => `${name} 객체에는 파드가 없습니다.`,
    count: (ready, all) => `파드 ${all}개 중 ${ready}개가 준비되었습니다.`,
    pod: ({ name, state, restarts, node, since }) =>
      [
        `\`${name}\` ${state}`,
        node ? `노드 \`${node}\`` : '노드 없음',
        ...(restarts > 0 ? [`재시작 ${restarts}회`] : []),
        `생성 ${since}`,
      ].join(' · '),
    more: (count) => `… 외 ${count}개`,
  },
};

/** The images of each revision. */
export const imageWords: Bilingual<{
  revision(
    number: string | undefined,
    images: readonly string[],
    ready: number,
    all: number,
  ): string;
}> = {
  en: {
    revision: (number, images, ready, all) =>
      `${number ? `Revision ${number}` : 'Pods'}: ${marked(images)}, ${ready} of ${all} pods ready`,
  },
  ko: {
    revision: (number, images, ready, all) =>
      `${number ? `리비전 ${number}` : '파드'}: ${marked(images)}, 파드 ${all}개 중 ${ready}개 준비됨`,
  },
};

/** Events. */
export const eventWords: Bilingual<{
  none: string;
  event(name: string, reason: string, message: string, times: number): string;
  more(count: number): string;
}> = {
  en: {
    none: 'Kubernetes keeps no events about it now. It drops them after about an hour.',
    event: (name, reason, message, times) =>
      `${name} *${reason}*${times > 1 ? ` (${times} times)` : ''}: ${message}`,
    more: (count) => `… and ${count} more, all older or normal.`,
  },
  ko: {
    none: '지금 남아 있는 이벤트가 없습니다. Kubernetes는 약 한 시간 뒤에 이벤트를 지웁니다.',
    event: (name, reason, message, times) =>
      `${name} *${reason}*${times > 1 ? ` (${times}회)` : ''}: ${message}`,
    more: (count) => `… 외 ${count}건 (더 오래되었거나 정상 이벤트)`,
  },
};

/** The log of one container. */
export const logWords: Bilingual<{
  neverRan(place: Place, reason: string, message: string): string;
  unread(place: Place): string;
  empty(place: Place): string;
  last(place: Place): string;
  decisive(
    place: Place,
    ended: Readonly<{ exitCode: number; restarts: number }> | undefined,
  ): string;
}> = {
  en: {
    neverRan: ({ pod, container }, reason, message) =>
      `No log: container \`${container}\` of \`${pod}\` has never run (${reason}).${message ? ` The kubelet says: ${message}` : ''}`,
    unread: ({ pod, container }) => `The log of \`${container}\` in \`${pod}\` could not be read.`,
    empty: ({ pod, container }) => `\`${container}\` in \`${pod}\` has written nothing.`,
    last: ({ pod, container }) =>
      `The last lines of \`${container}\` in \`${pod}\`; none of them looks like an error:`,
    decisive: ({ pod, container }, ended) =>
      `The lines that decide, from \`${container}\` in \`${pod}\`${ended ? `, which ended with exit code ${ended.exitCode}${ended.restarts > 0 ? ` and was restarted ${counted(ended.restarts, 'time')}` : ''}` : ''}:`,
  },
  ko: {
    neverRan: ({ pod, container }, reason, message) =>
      `로그가 없습니다. \`${pod}\` 파드의 \`${container}\` 컨테이너는 실행된 적이 없습니다 (${reason}).${message ? ` kubelet 메시지: ${message}` : ''}`,
    unread: ({ pod, container }) =>
      `\`${pod}\` 파드의 \`${container}\` 컨테이너 로그를 읽지 못했습니다.`,
    empty: ({ pod, container }) =>
      `\`${pod}\` 파드의 \`${container}\` 컨테이너가 남긴 로그가 없습니다.`,
    last: ({ pod, container }) =>
      `\`${pod}\` 파드 \`${container}\` 컨테이너의 마지막 로그입니다. 오류로 보이는 줄은 없습니다.`,
    decisive: ({ pod, container }, ended) =>
      `\`${pod}\` 파드 \`${container}\` 컨테이너의 핵심 로그입니다${ended ? ` (종료 코드 ${ended.exitCode}${ended.restarts > 0 ? `, 재시작 ${ended.restarts}회` : ''})` : ''}.`,
  },
};

/** ConfigMaps and Secrets. */
export const configWords: Bilingual<{
  none(name: string): string;
  secret(name: string): string;
  unread(name: string): string;
  absent(name: string): string;
  keys(name: string, keys: readonly string[], more: number, missing: readonly string[]): string;
}> = {
  en: {
    none: (name) => `The pods of ${name} use no ConfigMap and no Secret.`,
    secret: (name) => `${name}: kubewhy does not read Secrets.`,
    unread: (name) => `${name} could not be read.`,
    absent: (name) => `${name} does not exist.`,
    keys: (name, keys, more, missing) =>
      `${name} has ${keys.length > 0 ? keys.join(', ') : 'no keys'}${more > 0 ? ` and ${more} more` : ''}${missing.length > 0 ? `. Wanted and *missing*: ${marked(missing)}` : ''}`,
  },
  ko: {
    none: (name) => `${name}의 파드는 ConfigMap이나 Secret을 쓰지 않습니다.`,
    secret: (name) => `${name}: kubewhy는 Secret을 읽지 않습니다.`,
    unread: (name) => `${name} 객체를 읽지 못했습니다.`,
    absent: (name) => `${name} 객체가 없습니다.`,
    keys: (name, keys, more, missing) =>
      `${name}: ${keys.length > 0 ? keys.join(', ') : '키 없음'}${more > 0 ? ` 외 ${more}개` : ''}${missing.length > 0 ? `. 필요하지만 *없는 키*: ${marked(missing)}` : ''}`,
  },
};

/** A manifest. */
export const yamlWords: Bilingual<{
  manifest(name: string): string;
  more(lines: number, command: string): string;
  absent(name: string): string;
  unread(name: string): string;
}> = {
  en: {
    manifest: (name) => `${name}, without status and secrets:`,
    more: (lines, command) => `${counted(lines, 'more line')}: \`${command}\``,
    absent: (name) => `${name} does not exist any more.`,
    unread: (name) => `${name} could not be read.`,
  },
  ko: {
    manifest: (name) => `${name} 매니페스트입니다 (status와 비밀 값 제외).`,
    more: (lines, command) => `나머지 ${lines}줄: \`${command}\``,
    absent: (name) => `${name} 객체는 더 이상 없습니다.`,
    unread: (name) => `${name} 객체를 읽지 못했습니다.`,
  },
};
