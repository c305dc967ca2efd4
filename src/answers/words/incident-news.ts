import type { IncidentNews } from '../../domain/incident.ts';
import type { Text } from '../../domain/lang.ts';

/** What a thread hears of its incident after it was told. `said`: a cause, the title of a fix or a summary. */
export const incidentNews: Readonly<Record<IncidentNews['is'], Text<[said: string]>>> = {
  'fires-again': {
    en: () => 'It fires again.',
    ko: () => '알림이 다시 발생했습니다.',
  },
  'other-root': {
    en: (cause) => `The cause is another one now: ${cause}`,
    ko: (cause) => `원인이 바뀌었습니다: ${cause}`,
  },
  worse: {
    en: (cause) => `It got worse. ${cause}`,
    ko: (cause) => `상황이 악화되었습니다. ${cause}`,
  },
  'fix-found': {
    en: (title) => `There is a fix now: ${title}. The message above has its button.`,
    ko: (title) => `적용할 수 있는 조치가 생겼습니다: ${title}. 위 메시지의 버튼으로 검토하십시오.`,
  },
  'well-again': {
    en: (summary) => `Fixed, but not through kubewhy. ${summary}`,
    ko: (summary) => `kubewhy를 거치지 않고 해결되었습니다. ${summary}`,
  },
  'still-ill': {
    en: (summary) => `Resolved by Alertmanager, but still: ${summary}`,
    ko: (summary) => `Alertmanager에서는 해제되었지만 문제가 남아 있습니다: ${summary}`,
  },
};
