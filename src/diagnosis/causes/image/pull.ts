import type { Cause } from '../../../domain/model.ts';
import { failedPull, type Pull, type WhyNoImage } from '../../signs/images/failed-pull.ts';

/** Per language what is wrong in a few words, and in a clause. */
type Row = Readonly<Record<'en' | 'ko', readonly [string, (params: Pull) => string]>>;
/** The failures that one file tells. */
export type PullRows = Readonly<Partial<Record<WhyNoImage, Row>>>;

const ROWS = {
  'not-found': {
    en: [
      'not found',
      ({ registry, tag }) =>
        `registry \`${registry}\` says that tag \`${tag}\`, or its repository, does not exist (not found)`,
    ],
    ko: [
      '없음',
      ({ registry, tag }) => `\`${registry}\` 레지스트리에 \`${tag}\` 태그 또는 저장소가 없습니다`,
    ],
  },
  'no-access': {
    en: [
      'no access, or no such repository',
      ({ registry, secrets }) =>
        `registry \`${registry}\` denies access: the repository does not exist, or needs authorization; its answer cannot tell the two apart (${withSecrets.en(secrets)})`,
    ],
    ko: [
      '접근할 수 없거나 저장소 없음',
      ({ registry, secrets }) =>
        `\`${registry}\` 레지스트리가 접근을 거부합니다. 저장소가 없거나 인증이 필요한데, 응답만으로는 둘을 구별할 수 없습니다(${withSecrets.ko(secrets)})`,
    ],
  },
  unauthorized: {
    en: [
      'unauthorized',
      ({ registry, secrets }) =>
        `registry \`${registry}\` answers that the pull is unauthorized (${withSecrets.en(secrets)})`,
    ],
    ko: [
      '인증 거부',
      ({ registry, secrets }) =>
        `\`${registry}\` 레지스트리가 자격 증명을 거부합니다(${withSecrets.ko(secrets)})`,
    ],
  },
  policy: {
    en: [
      'withheld by a policy of the registry',
      ({ registry }) =>
        `registry \`${registry}\` has it and does not hand it out: a policy there is not met, such as one on vulnerabilities or signatures (412)`,
    ],
    ko: [
      '레지스트리 정책에 따른 차단',
      ({ registry }) =>
        `\`${registry}\` 레지스트리에 있지만 취약점이나 서명 같은 정책에 걸려 내주지 않습니다(412)`,
    ],
  },
  'rate-limited': {
    en: [
      'rate limited',
      ({ registry }) =>
        `registry \`${registry}\` has had too many pulls from here and allows no more for now (429)`,
    ],
    ko: [
      '횟수 제한',
      ({ registry }) => `\`${registry}\` 레지스트리의 pull 횟수 제한에 걸렸습니다(429)`,
    ],
  },
  'registry-error': {
    en: ['the registry fails', ({ registry }) => `registry \`${registry}\` itself fails (5xx)`],
    ko: [
      '레지스트리 오류',
      ({ registry }) => `\`${registry}\` 레지스트리 자체에 오류가 있습니다(5xx)`,
    ],
  },
} satisfies PullRows;

const withSecrets = {
  en: (secrets: string) =>
    secrets
      ? `imagePullSecrets of the pod: ${secrets}; expired, wrong, or for another registry?`
      : 'the pod names no pull secret',
  ko: (secrets: string) =>
    secrets
      ? `파드에 지정된 pull 시크릿 ${secrets}: 만료되었거나 틀렸거나 다른 레지스트리용인지 확인하십시오`
      : '파드에 지정된 pull 시크릿이 없습니다',
};

/** The registry answers, and does not hand out the image. */
export const imagePulls = pullCauses('image/pull', ROWS);

/** One cause per failure: a container does not start because its image does not come. */
export function pullCauses(file: string, rows: PullRows): readonly Cause<Pull>[] {
  return Object.entries(rows).map(([why, row]) => ({
    id: `${file}/${why}`,
    explains: ['container-waiting'],
    *explain(symptom, world) {
      const failed = failedPull(symptom, world);
      if (failed?.why === why) yield failed.claim;
    },

    text: {
      en({ name }, params) {
        const [short, clause] = row.en;
        const { image, container, good } = params;
        return {
          title: `\`${name}\`: image \`${image}\`: ${short}`,
          sentence: `Container \`${container}\` of \`${name}\` does not start, as image \`${image}\` cannot be used: ${clause(params)}.`,
          ...(good && { so: `\`${good}\` is of the same repository and is known here.` }),
        };
      },
      ko({ name }, params) {
        const [short, clause] = row.ko;
        const { image, container, good } = params;
        return {
          title: `\`${name}\`: 이미지 \`${image}\`: ${short}`,
          sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너가 시작하지 못합니다. 이미지 \`${image}\` 문제: ${clause(params)}.`,
          ...(good && { so: `같은 저장소의 \`${good}\` 이미지는 여기서 쓰인 적이 있습니다.` }),
        };
      },
    },
  }));
}
