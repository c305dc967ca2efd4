import { NOT_SHOWN } from '../approvals/sights-of.ts';
import type { Cause, Ref } from '../domain/model.ts';
import { fullName } from './words/object-name.ts';

/** The words of such a finding. */
export const notShown: Cause<Readonly<{ owner?: Ref }>> = {
  id: NOT_SHOWN,
  explains: [NOT_SHOWN],
  explain: () => [],
  text: {
    en: (subject, { owner }) => ({
      title: `${fullName(subject)} is not shown here`,
      sentence: `It leads to ${fullName(subject)}${owner ? `, which belongs to ${fullName(owner)}` : ''}. What is the matter there is not shown here: ask those who look after it.`,
    }),
    ko: (subject, { owner }) => ({
      title: `${fullName(subject)}: 여기에 표시하지 않음`,
      sentence: `원인은 ${fullName(subject)} 객체로 이어집니다${owner ? ` (소유자: ${fullName(owner)})` : ''}. 그곳의 상태는 여기에 표시하지 않으므로 담당자에게 문의하십시오.`,
    }),
  },
};
