import type { Bilingual } from '../../domain/lang.ts';

/** What the buttons and modals of an alert say. Titles of modals have 24 characters. */
export const alertActions: Bilingual<AlertActionWords> = {
  en: {
    acknowledge: 'Acknowledge',
    silence: 'Silence …',
    endSilence: 'End silence',
    mute: 'Mute this cause here …',
    silenceTitle: 'Silence this alert',
    silenceText:
      'Alertmanager sends nothing that matches all of these labels, to anybody, until the time is over. The button “End silence” undoes it.',
    muteTitle: 'Mute this cause here',
    muteText:
      'This channel hears nothing of this cause until the time is over. Alertmanager goes on, and other channels hear of it.',
    duration: 'For how long',
    hours: (hours) => (hours < 24 ? `${hours} h` : `${hours / 24} d`),
    doSilence: 'Silence',
    doMute: 'Mute',
    silenced: (until) => `Silenced until ${until}. The message has a button that ends it.`,
    muted: (until) => `Muted in this channel until ${until}.`,
    noAlertmanager:
      'kubewhy does not know the Alertmanager (`alerts.alertmanager.url` in kubewhy.yaml). The link “Alertmanager” of the message leads to its page.',
    failed: (why) => `Nothing was silenced. ${why}`,
    notSilenced: 'There is no silence of ours to end.',
    firstCritical: (group, alert) => `${group} ${alert} is critical.`,
    reminder: (group, alert, minutes) =>
      `${group} ${alert} is still critical, and nobody has acknowledged it for ${minutes} min.`.trim(),
  },
  ko: {
    acknowledge: '확인함',
    silence: '음소거 …',
    endSilence: '음소거 해제',
    mute: '여기서 이 원인 끄기 …',
    silenceTitle: '알림 음소거',
    silenceText:
      '시간이 지날 때까지 Alertmanager가 아래 레이블에 모두 맞는 알림을 아무에게도 보내지 않습니다. “음소거 해제” 버튼으로 되돌립니다.',
    muteTitle: '여기서 이 원인 끄기',
    muteText:
      '시간이 지날 때까지 이 채널에는 이 원인을 알리지 않습니다. Alertmanager와 다른 채널은 그대로입니다.',
    duration: '기간',
    hours: (hours) => (hours < 24 ? `${hours}시간` : `${hours / 24}일`),
    doSilence: '음소거',
    doMute: '끄기',
    silenced: (until) => `${until}까지 음소거했습니다. 메시지의 버튼으로 해제할 수 있습니다.`,
    muted: (until) => `이 채널에서 ${until}까지 끕니다.`,
    noAlertmanager:
      'Alertmanager 주소가 설정되지 않았습니다(kubewhy.yaml 파일의 `alerts.alertmanager.url`). 메시지의 “Alertmanager” 링크에서 음소거할 수 있습니다.',
    failed: (why) => `음소거하지 못했습니다. ${why}`,
    notSilenced: '해제할 음소거가 없습니다.',
    firstCritical: (group, alert) => `${group} ${alert}: critical 알림입니다.`,
    reminder: (group, alert, minutes) =>
      `${group} ${alert}: ${minutes}분째 critical이며 아직 아무도 확인하지 않았습니다.`.trim(),
  },
};

type AlertActionWords = Readonly<{
  acknowledge: string;
  silence: string;
  endSilence: string;
  mute: string;
  silenceTitle: string;
  silenceText: string;
  muteTitle: string;
  muteText: string;
  duration: string;
  hours: (hours: number) => string;
  doSilence: string;
  doMute: string;
  silenced: (until: string) => string;
  muted: (until: string) => string;
  noAlertmanager: string;
  failed: (why: string) => string;
  notSilenced: string;
  firstCritical: (group: string, alert: string) => string;
  reminder: (group: string, alert: string, minutes: number) => string;
}>;
