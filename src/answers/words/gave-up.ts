import type { Text } from '../../domain/lang.ts';

/** kubewhy itself failed; the log has the reason. */
export const gaveUp: Text<[]> = {
  en: () => 'kubewhy could not finish this. Ask again; its log says what went wrong.',
  ko: () =>
    'kubewhy가 이 작업을 끝내지 못했습니다. 다시 질문해 주십시오. 원인은 kubewhy 로그에 있습니다.',
};
