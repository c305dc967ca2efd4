import { wordsOnly } from '../../words/words-only.ts';

/** What a container needs has to be made, or named rightly: kubewhy knows no values. */
export const provide = wordsOnly('config/provide', {
  'config/missing-config': {
    en: (name) => ({
      title: `Create \`${name}\`, or name the object that is meant`,
      text: `Create \`${name}\` in that namespace with the keys that the container reads, or correct its name in the pod template. The kubelet tries again by itself within two minutes. An empty object only moves the failure into the program.`,
    }),
    ko: (name) => ({
      title: `\`${name}\` 객체 생성 또는 이름 수정`,
      text: `컨테이너가 읽는 키를 담아 그 네임스페이스에 \`${name}\` 객체를 만들거나, 파드 템플릿의 이름을 고치십시오. kubelet이 2분 안에 저절로 다시 시도합니다. 빈 객체를 만들면 실패가 프로그램으로 옮겨 갈 뿐입니다.`,
    }),
  },
  'config/missing-key': {
    en: (name) => ({
      title: `Add the key to \`${name}\`, or name one that it has`,
      text: `Add the missing key to \`${name}\`, or correct the key in the pod template (\`kubectl describe\` lists the keys of a ConfigMap and of a Secret, not a Secret's values). If the program can do without it, mark the reference \`optional: true\`.`,
    }),
    ko: (name) => ({
      title: `\`${name}\` 객체에 키를 추가하거나 있는 키를 사용`,
      text: `\`${name}\` 객체에 없는 키를 추가하거나 파드 템플릿의 키를 고치십시오. \`kubectl describe\` 명령은 ConfigMap과 Secret의 키 목록만 보여 주고 Secret 값은 보여 주지 않습니다. 없어도 되는 값이면 참조에 \`optional: true\` 설정을 하십시오.`,
    }),
  },
});
