import type { Advised } from '../../../../domain/model.ts';

/** `setting` is where the client has the address from; `is` is the name or port that exists, if one is evident. */
type Correction = Readonly<{ of: 'name' | 'port'; was: string; is?: string; setting?: string }>;

/** To tell a client the name or port that its peer has; its value may hold a password, which is not read. */
export const correctAddress: (correction: Correction) => Advised = ({ of, was, is, setting }) => ({
  extra: [
    {
      en: {
        title: `Or keep \`${was}\``,
        text:
          of === 'port'
            ? 'If the old port is right, add it to the Service instead.'
            : 'If the old name is right, create that Service instead.',
      },
      ko: {
        title: `또는 \`${was}\` 유지`,
        text:
          of === 'port'
            ? '기존 포트가 맞다면 서비스에 그 포트를 추가하십시오.'
            : '기존 이름이 맞다면 그 서비스를 만드십시오.',
      },
    },
  ],
  en: {
    title: is ? `Use \`${is}\` instead of \`${was}\`` : `Correct \`${was}\``,
    text: `${setting ? `Change \`${setting}\`` : 'Change the address'} from \`${was}\` to ${is ? `\`${is}\`` : 'one that exists'}, where the workload or its ConfigMap sets it. Its pods restart with the new value.`,
    undo: `Put \`${was}\` back.`,
  },
  ko: {
    title: is ? `\`${was}\` 대신 \`${is}\` 사용` : `\`${was}\` 수정`,
    text: `워크로드나 ConfigMap에서 ${setting ? `\`${setting}\` 설정` : '주소'}의 \`${was}\` 값을 ${is ? `\`${is}\` 값` : '실제로 있는 값'}으로 바꾸십시오. 파드가 새 값으로 다시 시작됩니다.`,
    undo: `\`${was}\` 값으로 되돌립니다.`,
  },
});
