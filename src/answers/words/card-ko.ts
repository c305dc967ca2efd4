import { marked } from '../../text/marked.ts';
import { momentWord } from '../../text/moment-word.ts';
import { timeWord } from '../../text/time-word.ts';
import type { cardEn } from './card-en.ts';

/** What is said of an update that runs, in Korean. */
export const cardKo: typeof cardEn = {
  heading: '롤아웃',
  kept: '진행되는 동안 갱신됩니다',
  once: (command) => `갱신되지 않습니다. \`${command}\` 명령으로 다시 볼 수 있습니다`,
  strategies: {
    canary: '카나리',
    'blue-green': '블루-그린 업데이트',
    rolling: '롤링 업데이트',
    recreate: '기존 파드를 모두 끝낸 뒤 시작하는 업데이트',
    'on-delete': '누군가 파드를 삭제할 때 진행되는 업데이트(OnDelete)',
  },
  states: {
    done: '완료',
    progressing: '진행 중',
    paused: '일시 정지',
    stuck: '멈춤',
    aborted: '중단됨, 안정 리비전이 서비스 중',
    unseen: '컨트롤러가 아직 새 spec을 보지 않음',
  },
  top: (strategy, state, { wanted, updated, available }) =>
    `${strategy}: ${state}. 파드 ${wanted}개 중 ${updated}개가 새 리비전이고 ${available}개를 사용할 수 있습니다.`,
  both: (strategy, state, { wanted }, { newest, older }) =>
    `${strategy}: ${state}. 필요한 파드 ${wanted}개. 새 리비전 ${newest.wanted}개 중 ${newest.ready}개, 이전 리비전 ${older.wanted}개 중 ${older.ready}개가 준비되었습니다.`,
  doneTop: (strategy, { available }) =>
    `${strategy}: 완료. 파드 ${available}개${available === 1 ? '가' : ' 모두'} 새 리비전이며 사용할 수 있습니다.`,
  step: ({ number, of }, does) => `전체 ${of}단계 중 ${number}단계: ${does}.`,
  does: {
    weight: (value) => `새 리비전에 ${value ?? 0}%`,
    pause: (value) =>
      value ? `${seconds(value)} 동안 일시 정지` : '누군가 승격할 때까지 일시 정지',
    analysis: (value) => (value ? `분석 \`${value}\`` : '분석'),
    experiment: () => '실험',
    scale: (value) => (value ? `카나리 크기 ${value}` : '카나리 크기를 가중치에 맞춤'),
    promotion: () => '모든 단계가 끝나 새 리비전이 대신함',
    other: (value) => `\`${value ?? '?'}\` 단계`,
  },
  weight: ({ set, actual, of }) => `새 리비전의 가중치: 설정 ${set}, 실제 ${actual} (전체 ${of}).`,
  lost: (share) =>
    `트래픽의 ${share}%가 준비된 파드가 없는 새 리비전으로 가며, 그 요청은 실패합니다.`,
  keepsStable: (newest, older) =>
    `파드 ${newest + older}개(새 리비전 ${newest}개, 안정 리비전 ${older}개)가 필요합니다. \`dynamicStableScale\` 설정은 준비된 새 파드로 트래픽이 옮겨 간 뒤에만 안정 리비전을 줄입니다. 새 파드가 준비되지 않으면 계속 Progressing 상태로 남습니다.`,
  promotesFully:
    '끝까지 승격하도록 지시되었습니다(`status.promoteFull`). 남은 단계를 건너뛰며, 중단만 요청하면 다시 지워집니다.',
  roles: {
    canary: '카나리',
    stable: '안정',
    active: '활성',
    preview: '프리뷰',
    new: '새 리비전',
    old: '이전 리비전',
  },
  revision: ({ hash, images, wanted, ready, endsAt }, role) =>
    `${role} \`${hash}\` (${marked(images)}): 파드 ${wanted}개 중 ${ready}개 Ready${endsAt ? `, ${momentWord(endsAt)}에 제거` : ''}`,
  notReady: (name) => `\`${name}\` 파드가 아직 Ready가 아닙니다`,
  analysis: ({ name, phase, message }) =>
    `분석 \`${name}\`: ${phase}${message ? ` (${message})` : ''}`,
  metric: ({ name, phase, value, success, failure, measured, failed, failureLimit, errors }) =>
    [
      `\`${name}\` ${phase}: ${value ? `마지막 값 \`${value}\`` : '값 없음'}`,
      success && `성공 조건 \`${success}\``,
      failure && `실패 조건 \`${failure}\``,
      `측정 ${measured}회, 실패 ${failed}회(최대 ${failureLimit}회), 응답 없음 ${errors}회`,
    ]
      .filter(Boolean)
      .join('; '),
  pause: ({ by, since, until }) =>
    [
      {
        canary: '계획된 일시 정지',
        'blue-green': '프리뷰가 승격을 기다립니다',
        person: '일시 정지됨(`spec.paused`)',
        inconclusive: '분석이 결론을 내지 못해 사람이 결정해야 합니다',
      }[by],
      since && ` (${timeWord(since)}부터)`,
      until
        ? `; ${momentWord(until)}에 저절로 진행됩니다.`
        : `; 누군가 ${by === 'person' ? '재개' : '승격'}하면 진행됩니다.`,
    ]
      .filter(Boolean)
      .join(''),
  abort: ({ since, said, manager }) => {
    const why = said
      ? `컨트롤러가 중단했습니다(${said})`
      : manager
        ? `\`${manager}\` 프로그램으로 요청되었습니다`
        : '중단이 요청되었으며 누가 요청했는지는 Rollout 객체에 남지 않습니다';
    return `중단됨${since ? `(${timeWord(since)})` : ''}: ${why}.`;
  },
  next: ({ step, updated, older }, does) => {
    const pods = updated === undefined ? '' : `새 파드 ${updated}개와 이전 파드 ${older}개`;
    if (step?.does === 'promotion') return `다음: 새 리비전이 모두 대신합니다(${pods}).`;
    if (!step) return `끝나면 ${pods}가 됩니다.`;
    return `다음: 전체 ${step.of}단계 중 ${step.number}단계, ${does}${pods && `; 이어지는 파드: ${pods}`}.`;
  },
  waitsFor: (said) => `컨트롤러의 말: ${said}`,
};

/** A bare number is of seconds. */
function seconds(duration: string): string {
  return /^\d+$/.test(duration) ? `${duration}초` : duration;
}
