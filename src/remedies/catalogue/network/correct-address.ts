import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../value-at.ts';

/** `setting` is where the client has the address from; `is` is the host or port that exists, if one is evident. */
type Params = Readonly<{ setting: string; was: string; is: string; isPort: boolean }>;

/** Tells a client the name or port that its peer has. In words: the value may hold a password, which is not read. */
export const correctAddress: Remedy<Params> = {
  id: 'network/correct-address',
  answers: ['network/no-such-host', 'network/port-not-served'],
  isWordsOnly: true,

  *propose({ params: found }) {
    const [setting, host, near, elsewhere] = ['/setting', '/host', '/near', '/elsewhere'].map(
      (path) => textAt(found, path),
    );
    const [port, first, second] = ['/port', '/ports/0', '/ports/1'].map((path) =>
      textAt(found, path),
    );
    const other = near ?? (elsewhere && `${host}.${elsewhere}`);
    const is = host ? other : second ? undefined : first;
    yield {
      kind: 'manual',
      risk: 'restart',
      params: { setting: setting ?? '', was: host ?? port ?? '', is: is ?? '', isPort: !host },
    };
  },

  inWords: ({ setting, was, is, isPort }, lang) =>
    ({
      en: {
        title: is ? `Use \`${is}\` instead of \`${was}\`` : `Correct \`${was}\``,
        text: `${setting ? `Change \`${setting}\`` : 'Change the address'} from \`${was}\` to ${is ? `\`${is}\`` : 'one that exists'}, where the workload or its ConfigMap sets it. Its pods restart with the new value. ${isPort ? 'If the old port is right, add it to the Service instead.' : 'If the old name is right, create that Service instead.'}`,
        undo: `Put \`${was}\` back.`,
      },
      ko: {
        title: is ? `\`${was}\` 대신 \`${is}\` 사용` : `\`${was}\` 수정`,
        text: `워크로드나 ConfigMap에서 ${setting ? `\`${setting}\` 설정` : '주소'}의 \`${was}\` 값을 ${is ? `\`${is}\` 값` : '실제로 있는 값'}으로 바꾸십시오. 파드가 새 값으로 다시 시작됩니다. ${isPort ? '기존 포트가 맞다면 서비스에 그 포트를 추가하십시오.' : '기존 이름이 맞다면 그 서비스를 만드십시오.'}`,
        undo: `\`${was}\` 값으로 되돌립니다.`,
      },
    })[lang],
};

function textAt(found: object, path: string): string | undefined {
  const value = valueAt(found, path);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}
