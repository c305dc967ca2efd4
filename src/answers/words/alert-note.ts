import type { Answer } from '../../domain/answer.ts';
import type { Lang, Text } from '../../domain/lang.ts';
import type { Alert } from '../../domain/question.ts';
import { familyOf } from '../alert-objects/family-of.ts';
import { fullName } from './object-name.ts';

/**
 * What an alert that fires means where the cluster shows no cause: that nothing is wrong there, what the alert measures, and the
 * next check. Undefined where the answer tells a trouble, or the alert is over.
 */
export function alertNote(
  { name, status }: Pick<Alert, 'name' | 'status'>,
  answer: Answer | undefined,
  lang: Lang,
): string | undefined {
  if (status !== 'firing' || (answer && !isCalm(answer))) return undefined;
  const text = familyOf(name)?.text?.[lang];
  const said = [
    answer && nothingWrong[lang](fullName(answer.target)),
    text ? measures[lang](text.measures) : answer && measuresElse[lang](),
    text && nextCheck[lang](text.next),
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

/** Whether an answer tells of no trouble that is there now. */
export function isCalm({ state }: Pick<Answer, 'state'>): boolean {
  return state === 'healthy' || state === 'recovered' || state === 'progressing';
}

const nothingWrong: Text<[what: string]> = {
  en: (what) => `Kubernetes shows nothing wrong with ${what} now, but the alert fires.`,
  ko: (what) => `지금 Kubernetes에서는 ${what}에 문제가 보이지 않지만 알림은 계속되고 있습니다.`,
};
const measures: Text<[what: string]> = {
  en: (what) => `It measures ${what}.`,
  ko: (what) => `이 알림이 재는 것: ${what}.`,
};
const measuresElse: Text<[]> = {
  en: () => 'It measures something that Kubernetes does not show: read its expression (Source).',
  ko: () => 'Kubernetes에 나타나지 않는 것을 재는 알림입니다. 식(소스)을 확인하십시오.',
};
const nextCheck: Text<[what: string]> = {
  en: (what) => `Next check: ${what}.`,
  ko: (what) => `다음 확인: ${what}.`,
};
