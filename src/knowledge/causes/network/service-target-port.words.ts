import type { Cause } from '../../../domain/model.ts';
import { correctService, servicePatch } from '../../words/correct-service.ts';

/** `declared` are the ports of the pods, of which a single one is what was meant. */
export type ServiceTargetPort = Readonly<{
  port: number;
  target: number | string;
  declared: readonly number[];
  names: readonly string[]; // of those ports, where it sends to one by name
  pod: string;
  isOnlyDeclared?: true; // no log shows what listens where
}>;

/** A target port on which nothing listens, in words. */
export const serviceTargetPortWords: Pick<Cause<ServiceTargetPort>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { port, target, declared, names, pod, isOnlyDeclared }) => ({
      title: `Service \`${name}\`: wrong targetPort ${target}`,
      sentence: `Service \`${name}\` forwards port ${port} to targetPort ${target}, but the containers of \`${pod}\` declare ${declared.join(', ')}${names.length > 0 ? ` (named ${names.join(', ')})` : ''}.`,
      so:
        typeof target === 'string'
          ? 'Its pods are Ready, and none has a port of that name, so this port of it leads nowhere and every connection to it fails.'
          : isOnlyDeclared
            ? 'Declaring ports is voluntary: unless one of them listens there as well, every connection through it fails.'
            : 'Its endpoints are Ready and every connection through it fails, because nothing listens on the target port.',
    }),
    ko: ({ name }, { port, target, declared, names, pod, isOnlyDeclared }) => ({
      title: `\`${name}\` 서비스의 targetPort ${target} 값이 틀렸습니다`,
      sentence: `\`${name}\` 서비스는 ${port} 포트를 targetPort ${target} 값으로 보내지만 \`${pod}\` 파드의 컨테이너가 선언한 포트는 ${declared.join(', ')}${names.length > 0 ? `(이름: ${names.join(', ')})` : ''}입니다.`,
      so:
        typeof target === 'string'
          ? '파드는 Ready 상태이지만 그런 이름의 포트가 없어, 이 포트로 가는 모든 연결이 실패합니다.'
          : isOnlyDeclared
            ? '포트 선언은 선택 사항이므로, 선언 없이 그 포트에서 듣고 있지 않다면 이 서비스로 가는 모든 연결이 실패합니다.'
            : '엔드포인트는 Ready 상태이지만 대상 포트에서 듣는 프로세스가 없어 모든 연결이 실패합니다.',
    }),
  },

  advice: {
    choose: ({ name }, { target: was, declared }) => {
      const is = onlyOf(declared);
      return is === undefined
        ? undefined
        : correctService({ name, field: 'targetPort', was: `${was}`, is: `${is}` });
    },

    command(on, { port, declared }) {
      const targetPort = onlyOf(declared);
      return targetPort === undefined
        ? undefined
        : servicePatch(on, { ports: [{ port, targetPort }] }); // merged by port
    },
  },
};

/** Only a single port that the pods declare is what was meant. */
function onlyOf([only, ...more]: readonly number[]): number | undefined {
  return more.length === 0 ? only : undefined;
}
