import type { Cause, Ref } from '../../../domain/model.ts';
import { shell } from '../../../text/shell.ts';
import { failedPull, type Pull } from '../../signs/images/failed-pull.ts';
import type { PullRows } from '../../words/pull-rows.ts';
import { pullRows } from './pull.words.ts';
import { about } from './words/about.ts';

/** The registry answers, and does not hand out the image. */
export const imagePulls = pullCauses('image/pull', pullRows);

/** One cause per failure: a container does not start because its image does not come. */
export function pullCauses(file: string, rows: PullRows): readonly Cause<Pull, 'Pod'>[] {
  return Object.entries(rows).map(([why, row]) => ({
    id: `${file}/${why}`,
    of: ['Pod'],
    explains: ['container-waiting'],
    *explain(symptom, world, pod) {
      const failed = failedPull(symptom, pod, world);
      if (failed?.why === why) yield failed.claim;
    },

    text: {
      en({ name }, params) {
        const { image, volume, container, good } = params;
        const holder = volume ? ` of its volume \`${volume}\`` : '';
        return {
          title: `\`${name}\`: image \`${image}\`: ${row.en.short}`,
          sentence: `Container \`${container}\` of \`${name}\` does not start, because image \`${image}\`${holder} cannot be used: ${row.en.clause(params)}.`,
          ...(good && { so: `\`${good}\` is of the same repository and is known here.` }),
        };
      },
      ko({ name }, params) {
        const { image, volume, container, good } = params;
        const holder = volume ? `\`${volume}\` 볼륨의 ` : '';
        return {
          title: `\`${name}\`: 이미지 \`${image}\`: ${row.ko.short}`,
          sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너가 시작하지 못합니다. ${holder}이미지 \`${image}\` 문제: ${row.ko.clause(params)}.`,
          ...(good && { so: `같은 저장소의 \`${good}\` 이미지는 여기서 쓰인 적이 있습니다.` }),
        };
      },
    },

    advice: {
      choose: ({ name }, { pullWith }) =>
        about(name, (!pullWith && row.withoutSecret) || row.advice), // without a Secret there is none to renew

      ...(row.doneBy && { doneBy: row.doneBy }),
      command: (subject, { container, good }) => toKnownImage(subject, container, good),
    },
  }));
}

/** To an image of the same repository that is known here. */
function toKnownImage(
  { kind, namespace = 'default', name }: Ref,
  container: string,
  good: string | undefined,
): string | undefined {
  return good && kind === 'apps/Deployment'
    ? shell`kubectl -n ${namespace} set image deployment/${name} ${container}=${good}`
    : undefined;
}
