import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Cloud, NoIdentity } from '../../../readings/injection/cloud-identity.ts';

export type Unidentified = Readonly<{
  container: string;
  is: NoIdentity['is'];
  cloud: Cloud['name'];
  account: string; // the ServiceAccount
  annotation: string; // that names an identity of the cloud
  said: string;
  label?: string; // that the pod needs
  webhook?: string; // the configuration of what puts the variables in
}>;
type Words = Bilingual<(params: Unidentified) => string>;

/** What gives the cloud's identity its name there. */
const IDENTITY: Readonly<Record<Cloud['name'], Bilingual>> = {
  AWS: { en: 'IAM role', ko: 'IAM 역할' },
  Azure: { en: 'managed identity', ko: '관리 ID' },
  'Google Cloud': { en: 'Google service account', ko: 'Google 서비스 계정' },
};

/** What is said of a program that its cloud does not know. */
export const cloudIdentityWords: Pick<Cause<Unidentified>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, params) => ({
      title: `\`${name}\`: it has no identity of ${params.cloud}`,
      sentence: `The container \`${params.container}\` of \`${name}\` finds no credentials of ${params.cloud} (“${params.said}”): ${WHY.en(params)}.`,
      so: 'The cloud was not asked for what the program wants.',
    }),
    ko: ({ name }, params) => ({
      title: `\`${name}\`: ${params.cloud} 자격이 없습니다`,
      sentence: `\`${name}\` 워크로드의 \`${params.container}\` 컨테이너가 ${params.cloud} 자격 증명을 찾지 못합니다(“${params.said}”). ${WHY.ko(params)}.`,
      so: '프로그램이 원하는 것을 클라우드에 묻지도 못했습니다.',
    }),
  },

  advice: {
    choose: (_, params) => ({
      en: { title: TITLE.en(params), text: ADVICE.en(params) },
      ko: { title: TITLE.ko(params), text: ADVICE.ko(params) },
    }),
  },
};

const WHY: Words = {
  en: ({ is, account, annotation, cloud, label, webhook }) =>
    ({
      unnamed: `its ServiceAccount \`${account}\` names no ${IDENTITY[cloud].en} (no annotation \`${annotation}\`), and nothing else gives it one`,
      late: `its ServiceAccount \`${account}\` names an ${IDENTITY[cloud].en}, but was changed after the pod was made, and the variables and the token are put in as a pod is made`,
      label: `its ServiceAccount \`${account}\` names an identity, but the pod lacks the label \`${label}: "true"\`, so that nothing was put in`,
      'no-webhook': `its ServiceAccount \`${account}\` names an ${IDENTITY[cloud].en}, but no webhook is registered that puts the variables and the token into pods`,
      webhook: `its ServiceAccount \`${account}\` names an ${IDENTITY[cloud].en}, but the webhook of \`${webhook}\` did not put the variables and the token in as the pod was made`,
    })[is],
  ko: ({ is, account, annotation, cloud, label, webhook }) =>
    ({
      unnamed: `ServiceAccount \`${account}\` 객체에 ${IDENTITY[cloud].ko} 지정이 없고(\`${annotation}\` 애너테이션 없음) 다른 자격도 없습니다`,
      late: `ServiceAccount \`${account}\` 객체에 ${IDENTITY[cloud].ko} 지정이 있지만 파드를 만든 뒤에 바뀌었습니다. 변수와 토큰은 파드를 만들 때 들어갑니다`,
      label: `ServiceAccount \`${account}\` 객체에 지정은 있지만 파드에 \`${label}: "true"\` 레이블이 없어 아무것도 들어가지 않았습니다`,
      'no-webhook': `ServiceAccount \`${account}\` 객체에 ${IDENTITY[cloud].ko} 지정이 있지만 파드에 변수와 토큰을 넣는 웹훅이 등록되어 있지 않습니다`,
      webhook: `ServiceAccount \`${account}\` 객체에 ${IDENTITY[cloud].ko} 지정이 있지만 파드를 만들 때 \`${webhook}\` 웹훅이 변수와 토큰을 넣지 않았습니다`,
    })[is],
};

const TITLE: Words = {
  en: ({ is }) =>
    ({
      unnamed: 'Give its ServiceAccount an identity',
      late: 'Restart its pods',
      label: 'Add the label to the pod template',
      'no-webhook': 'Install the webhook, then restart the pods',
      webhook: 'Fix the webhook, then restart the pods',
    })[is],
  ko: ({ is }) =>
    ({
      unnamed: 'ServiceAccount에 자격 연결',
      late: '파드 다시 만들기',
      label: '파드 템플릿에 레이블 추가',
      'no-webhook': '웹훅 설치 후 파드 다시 만들기',
      webhook: '웹훅 점검 후 파드 다시 만들기',
    })[is],
};

const ADVICE: Words = {
  en: ({ is, account, annotation, cloud, label }) =>
    ({
      unnamed: `Bind ServiceAccount \`${account}\` to an ${IDENTITY[cloud].en} (annotation \`${annotation}\`${cloud === 'AWS' ? ', or an association of EKS Pod Identity' : ''}) that may do what the program wants, then restart its pods. What an add-on or chart made takes it as a setting of that.`,
      late: 'Restart the workload (`kubectl rollout restart`): new pods get the variables and the token.',
      label: `Set the label \`${label}: "true"\` in the pod template; the new pods get the variables and the token.`,
      'no-webhook': `Install what puts the identity of ${cloud} into pods in this cluster, then restart the workload.`,
      webhook:
        'See that the pods behind the webhook run and that the API server reaches them: with failurePolicy Ignore a pod is made without it. Then restart the workload.',
    })[is],
  ko: ({ is, account, annotation, cloud, label }) =>
    ({
      unnamed: `ServiceAccount \`${account}\` 객체를 프로그램에 필요한 권한이 있는 ${IDENTITY[cloud].ko}에 연결하고(\`${annotation}\` 애너테이션${cloud === 'AWS' ? ' 또는 EKS Pod Identity 연결' : ''}) 파드를 다시 시작하십시오. 애드온이나 차트가 만든 것이면 그 설정값으로 지정합니다.`,
      late: '워크로드를 다시 시작하십시오(`kubectl rollout restart`). 새 파드에는 변수와 토큰이 들어갑니다.',
      label: `파드 템플릿에 \`${label}: "true"\` 레이블을 지정하십시오. 새 파드에는 변수와 토큰이 들어갑니다.`,
      'no-webhook': `이 클러스터에 ${cloud} 자격을 파드에 넣는 웹훅을 설치한 뒤 워크로드를 다시 시작하십시오.`,
      webhook:
        '웹훅 뒤의 파드가 실행 중인지, API 서버에서 닿는지 확인하십시오. failurePolicy 값이 Ignore이면 웹훅 없이도 파드가 만들어집니다. 그다음 워크로드를 다시 시작하십시오.',
    })[is],
};
