import type { Advised } from '../../../../domain/model.ts';

/** What to do about a Service without a selector that nobody has given an address. */
export const addressByHandWords: (service: string) => Advised = (service) => ({
  en: {
    title: 'Give the Service an address',
    text: `Write an EndpointSlice with the label \`kubernetes.io/service-name: ${service}\` and the addresses of the peer, or give Service \`${service}\` a selector.`,
    undo: 'Delete what was added.',
  },
  ko: {
    title: '서비스에 주소 주기',
    text: `\`kubernetes.io/service-name: ${service}\` 레이블이 있는 EndpointSlice 객체로 상대의 주소를 써 주거나, \`${service}\` 서비스에 셀렉터를 설정하십시오.`,
    undo: '추가한 것을 삭제합니다.',
  },
});
