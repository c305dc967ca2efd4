// Why a command of the terminal could not even begin.
import type { Failure } from '../../domain/errors.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';

/** What an error says, with what to do about it; undefined: its own message is in that language. */
export function failureWords(failure: Failure, lang: Lang): string | undefined {
  return FAILURES[lang]?.(failure);
}
const FAILURES: Readonly<Partial<Record<Lang, (failure: Failure) => string>>> = { ko: inKorean };

function inKorean(failure: Failure): string {
  switch (failure.is) {
    case 'not-there':
      return `${failure.file} 경로에 아무것도 없거나 읽을 수 없습니다.`;
    case 'no-recording':
      return `${failure.file} 경로에 meta.yaml 파일이 없습니다. 클러스터 기록이 아닙니다.`;
    case 'other-file':
      return `${failure.file} 경로는 폴더도 .tar.gz, .yaml, .json 파일도 아닙니다.`;
    case 'link':
      return `${failure.file} 경로는 심볼릭 링크입니다. 기록은 링크를 따라가지 않고 읽으므로, 그 자리에 파일을 복사하십시오.`;
    case 'no-object':
      return `${failure.file} 파일에 Kubernetes 객체가 없습니다.`;
    case 'no-replay':
      return `${failure.file} 파일은 저장된 답이 아닙니다. kubewhy why --save <file> 명령이 만듭니다.`;
    case 'broken':
      return `${failure.file} 파일의 내용이 올바르지 않습니다: ${failure.detail}`;
    case 'no-kubeconfig':
      return 'kubeconfig를 ~/.kube/config 파일에서도 KUBECONFIG 변수에서도 찾지 못했습니다. --kubeconfig 옵션으로, `kubewhy serve`라면 kubewhy.yaml 파일의 cluster.kubeconfig 설정으로 지정하십시오. 기록된 클러스터는 --snapshot 옵션으로 물을 수 있습니다.';
    case 'bad-kubeconfig':
      return `kubeconfig(${failure.file ?? 'KUBECONFIG'})를 읽을 수 없습니다. --kubeconfig 옵션이나 kubewhy.yaml 파일의 cluster.kubeconfig 설정으로 다른 파일을 지정하십시오.`;
    case 'no-context':
      return noContext(failure);
  }
}

function noContext({ file, meant, contexts }: Extract<Failure, { is: 'no-context' }>): string {
  const where = `kubeconfig${file ? `(${file})` : ''}`;
  return contexts.length === 0
    ? `${where}에 컨텍스트가 없습니다. 파일이 잘렸을 수 있습니다.`
    : `${where}에 "${meant}" 컨텍스트가 없습니다. --context 옵션이나 kubewhy.yaml 파일의 cluster.context 설정으로 다음 중 하나를 지정하십시오: ${contexts.join(', ')}`;
}

/** A command line that does not say what is asked. */
export const usageWords = {
  targetAndAlert: {
    en: 'Name a target or --alert <file>, not both',
    ko: '대상과 --alert <file> 옵션 중 하나만 지정하십시오',
  },
  noTarget: {
    en: 'Name a target, such as pod/web-1; why also takes --alert <file>',
    ko: '대상을 지정하십시오(예: pod/web-1). why 명령은 --alert <file> 옵션도 받습니다',
  },
  severalTargets: {
    en: 'Ask about one target at a time, such as pod/web-1',
    ko: '한 번에 대상 하나만 물으십시오(예: pod/web-1)',
  },
  namespaceAndAll: {
    en: 'Give -n <namespace> or -A, not both',
    ko: '-n <namespace> 옵션과 -A 옵션 중 하나만 지정하십시오',
  },
  emptyText: {
    en: 'The text is empty: give the error message',
    ko: '텍스트가 비어 있습니다. 오류 메시지를 주십시오',
  },
  longText: {
    en: 'The text is longer than 1 MiB: give the part around the error',
    ko: '텍스트가 1 MiB보다 깁니다. 오류 주변만 주십시오',
  },
} satisfies Record<string, Bilingual>;
