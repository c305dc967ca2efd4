import type { LastLook } from '../../domain/incident.ts';
import type { Text } from '../../domain/lang.ts';

/** Of alerts that are over, how the cluster looked after that; `said`: what is still wrong, or why nobody could look. */
export const afterEnd: Readonly<Record<LastLook['is'], Text<[said: string]>>> = {
  well: {
    en: () => 'Resolved, and well',
    ko: () => '해제되었고, 클러스터도 정상입니다',
  },
  ill: {
    en: (said) => `Resolved by Alertmanager, but still: ${said}`,
    ko: (said) => `Alertmanager에서는 해제되었지만 아직 남아 있습니다: ${said}`,
  },
  unclear: {
    en: () => 'Resolved by Alertmanager; whether all is well is not known',
    ko: () => 'Alertmanager에서 해제되었습니다. 클러스터가 정상인지는 확인되지 않았습니다',
  },
};

/** Of alerts that fire, that their cause was gone when the cluster was looked at. */
export const goneNow: Text<[time: string]> = {
  en: (time) => `Not seen any more at ${time}; the alert still fires`,
  ko: (time) => `${time}에는 더 이상 보이지 않습니다. 알림은 아직 발생 중입니다`,
};
