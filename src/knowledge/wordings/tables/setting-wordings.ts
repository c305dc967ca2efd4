import { rejectedOptions } from '../../../readings/logs/rejected-options.ts';
import { syntaxSigns } from '../../../readings/logs/syntax-signs.ts';
import { unsetVariables } from '../../../readings/logs/unset-variables.ts';
import type { Wording } from '../wording.ts';

const [unset = /$^/, ...otherUnset] = unsetVariables.flatMap(({ says, isSure }) =>
  isSure ? [says] : [],
);
const [broken = /$^/, ...otherBroken] = syntaxSigns.map(({ says }) => says);

/** What programs write of their own settings: variables, options, files and whom they run as. */
export const settingWordings: readonly Wording[] = [
  {
    id: 'variable-missing',
    says: [unset, ...otherUnset],
    en: [
      'a program needs the variable {variable}',
      'The program says that `{variable}` is not set in its environment, and does not start without it.',
      'Set `{variable}` under `env` of the container, or give it by `envFrom` from the ConfigMap or Secret that holds it; with `envFrom` compare the names of the keys.',
    ],
    ko: [
      '프로그램에 필요한 환경 변수: {variable}',
      '프로그램이 환경에 `{variable}` 값이 없다고 하며, 이 값이 없으면 시작하지 않습니다.',
      '컨테이너의 `env` 항목에 `{variable}` 값을 넣거나, 값이 있는 ConfigMap이나 Secret을 `envFrom` 항목으로 넘기십시오. `envFrom` 항목을 쓰면 키 이름을 비교하십시오.',
    ],
  },
  {
    id: 'option-unknown',
    says: rejectedOptions,
    strength: 'fits',
    en: [
      'a program is given an option that it does not know',
      'The program refuses its command line: the option in the line is misspelt, of another version, or meant for another program.',
      'Compare `command` and `args` with the help of that version (`<program> --help` in the image). After an update of the image look whether the option was renamed.',
    ],
    ko: [
      '프로그램이 모르는 옵션이 주어졌습니다',
      '프로그램이 명령줄을 거부합니다. 줄에 나온 옵션의 철자가 틀렸거나 다른 버전 또는 다른 프로그램의 옵션입니다.',
      '`command`, `args` 값을 그 버전의 도움말(이미지에서 `<프로그램> --help`)과 비교하십시오. 이미지를 올린 뒤라면 옵션 이름이 바뀌었는지 보십시오.',
    ],
  },
  {
    id: 'config-broken',
    says: [broken, ...otherBroken],
    strength: 'fits', // it may be an answer that was no JSON
    en: [
      'a file or an answer cannot be parsed',
      'The program reads something that does not keep to its format: the line names the format, and mostly the place. Usual is its configuration file; it may also be the answer of another program.',
      'Look at that place: a missing quote, comma or brace, a tab, a variable that was not filled in. Where a ConfigMap holds it, check it before it is applied (`nginx -t`, `jq .`, `yamllint`).',
    ],
    ko: [
      '파일이나 응답의 형식이 맞지 않습니다',
      '프로그램이 읽은 내용이 형식에 맞지 않습니다. 줄에 형식과 대개 위치가 나옵니다. 보통 설정 파일이며 다른 프로그램의 응답일 수도 있습니다.',
      '그 위치를 보십시오(빠진 따옴표, 쉼표, 괄호, 탭, 채워지지 않은 변수). ConfigMap에 있다면 적용하기 전에 검사하십시오(`nginx -t`, `jq .`, `yamllint`).',
    ],
  },
  {
    id: 'service-link',
    says: [
      /(?:invalid literal for int\(\)|strconv\.\w+: parsing|NumberFormatException|cannot unmarshal|[Ii]nvalid (?:port|integer|number)|could not convert|must be (?:a number|an integer))[^\n]{0,200}?(?<value>(?:tcp|udp):\/\/[\d.]+:\d+)/,
    ],
    strength: 'fits',
    en: [
      'a program takes a variable of a Service for its own: {value}',
      'Kubernetes sets `<SERVICE>_PORT` to `{value}` in each pod of the namespace, and the program expects a number in a variable of that name.',
      'Set `enableServiceLinks: false` in the pod template, set the variable yourself, or give the Service another name.',
    ],
    ko: [
      '프로그램이 Service의 변수를 자기 설정으로 읽습니다: {value}',
      'Kubernetes가 네임스페이스의 파드마다 `<SERVICE>_PORT` 변수를 `{value}` 값으로 설정하는데, 프로그램은 같은 이름의 변수에서 숫자를 기대합니다.',
      '파드 템플릿에 `enableServiceLinks: false` 값을 두거나, 그 변수를 직접 설정하거나, Service 이름을 바꾸십시오.',
    ],
  },
  {
    id: 'refuses-root',
    says: [
      /\bcannot be run as root\b/,
      /"root" execution of the PostgreSQL server is not permitted/,
      /can not run (?:elasticsearch|opensearch) as root/i,
    ],
    en: [
      'a program refuses to run as root',
      'The program looks who runs it, and ends if that is root.',
      'Set `securityContext.runAsUser` and `runAsGroup` to the user of the image (`id` in it, or its documentation), and `fsGroup` for its volumes.',
    ],
    ko: [
      '프로그램이 root로 실행되기를 거부합니다',
      '프로그램이 실행한 사용자를 확인하고 root이면 끝납니다.',
      '`securityContext.runAsUser`, `runAsGroup` 값을 이미지의 사용자(이미지 안의 `id` 결과나 문서)로 두고 볼륨에는 `fsGroup` 값을 두십시오.',
    ],
  },
  {
    id: 'password-not-sent',
    says: [/\bNOAUTH Authentication required/, /fe_sendauth: no password supplied/],
    en: [
      'a client sent no password, and the server wants one',
      'The server was reached, and refuses what comes without a login.',
      'Give the client the password from the Secret of the server: look which variable or setting it reads, and whether that is empty in the pod (`kubectl exec <pod> -- env`).',
    ],
    ko: [
      '클라이언트가 비밀번호를 보내지 않았고 서버는 요구합니다',
      '서버에 닿았지만 로그인하지 않은 요청을 거부합니다.',
      '서버의 Secret에 있는 비밀번호를 클라이언트에 주십시오. 어떤 변수나 설정을 읽는지, 파드에서 그 값이 비어 있는지(`kubectl exec <pod> -- env`) 보십시오.',
    ],
  },
];
