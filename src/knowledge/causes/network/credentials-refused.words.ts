import type { Cause, Ref } from '../../../domain/model.ts';
import { refWord } from '../../words/ref-word.ts';

/** `secretName` and `key` tell what holds the credential, as far as the pod says; values are never read. `maker` is to renew it, and fails. */
export type CredentialsRefused = Readonly<{
  caller: string;
  user?: string;
  peer?: string;
  secretName?: string;
  key?: string;
  setting?: string;
  maker?: Readonly<{ on: Ref; said: string }>;
}>;

/** What is said of a credential that a server refuses. */
export const credentialsRefusedWords: Pick<Cause<CredentialsRefused>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { caller, user, peer, secretName, key, setting, maker }) => ({
      title: secretName
        ? `the credential in Secret \`${name}\` is refused`
        : `\`${name}\`: its credential is refused`,
      sentence: `${peer ? `\`${peer}\`` : 'The server'} refuses the login of \`${caller}\`${user ? ` as user \`${user}\`` : ''}: authentication failed.${
        secretName
          ? ` The password comes from Secret \`${secretName}\`${key ? `, key \`${key}\`` : ''}.`
          : ` This is about \`${name}\`${setting ? `, setting \`${setting}\`` : ''}.`
      }`,
      so: maker
        ? `${refWord(maker.on)} is to renew that Secret, and fails: “${maker.said}”. So what it holds may be older than what the server wants.`
        : 'The server was reached and answered, so network and DNS work. Both ends have to hold the same user and password; kubewhy reads no Secret, so it cannot say which one is wrong.',
      ...(setting && { detail: `The container gets it as \`${setting}\`.` }),
    }),
    ko: ({ name }, { caller, user, peer, secretName, key, setting, maker }) => ({
      title: secretName
        ? `\`${name}\` Secret 객체의 자격 증명이 거부됩니다`
        : `\`${name}\` 워크로드의 자격 증명이 거부됩니다`,
      sentence: `${peer ? `\`${peer}\` 서버` : '서버'}가 \`${caller}\` 파드의 로그인을 거부합니다${user ? `(사용자 \`${user}\`)` : ''}. 인증 실패(authentication failed)입니다.${
        secretName
          ? ` 비밀번호는 \`${secretName}\` Secret 객체${key ? `의 \`${key}\` 키` : ''}에서 옵니다.`
          : ` 대상은 \`${name}\` 워크로드${setting ? `의 \`${setting}\` 설정` : ''}입니다.`
      }`,
      so: maker
        ? `이 Secret을 갱신할 ${refWord(maker.on)} 객체가 실패하고 있습니다: “${maker.said}”. 따라서 서버가 요구하는 것보다 오래된 값일 수 있습니다.`
        : '서버가 응답했으므로 네트워크와 DNS는 정상입니다. 양쪽의 사용자와 비밀번호가 같아야 합니다. kubewhy는 Secret을 읽지 않으므로 어느 쪽이 틀렸는지는 알 수 없습니다.',
      ...(setting && { detail: `컨테이너는 이 값을 \`${setting}\` 변수로 받습니다.` }),
    }),
  },

  advice: {
    en: ({ name }, { maker }) =>
      maker
        ? {
            title: `Fix ${refWord(maker.on)}`,
            text: `What it says names what to mend: a right or a path at its store, or the store itself. Once it has renewed \`${name}\`, restart the client: environment variables are read at its start.`,
          }
        : {
            title: 'Give both ends the same credential',
            text: `Compare who set the credential of \`${name}\` last on either side, set both to the same value, and restart the client: environment variables are read at its start. Change no password that others use as well.`,
            undo: 'Set the former credential again.',
          },
    ko: ({ name }, { maker }) =>
      maker
        ? {
            title: `${refWord(maker.on)} 복구`,
            text: `메시지에 고칠 것(저장소의 권한이나 경로, 또는 저장소 자체)이 나와 있습니다. \`${name}\` 객체가 갱신되면 클라이언트를 다시 시작하십시오. 환경 변수는 시작할 때만 읽힙니다.`,
          }
        : {
            title: '양쪽의 자격 증명 맞추기',
            text: `\`${name}\` 쪽과 서버 쪽에서 자격 증명을 마지막으로 바꾼 사람을 확인해 같은 값으로 맞추고, 클라이언트를 다시 시작하십시오. 환경 변수는 시작할 때만 읽힙니다. 다른 곳에서도 쓰는 비밀번호는 바꾸지 마십시오.`,
            undo: '이전 자격 증명으로 되돌립니다.',
          },
  },
};
