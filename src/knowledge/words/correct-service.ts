import type { Advised, Ref } from '../../domain/model.ts';
import { shell } from '../../text/shell.ts';

/** `field` is what changes of the Service, from `was` to `is`. */
type Correction = Readonly<{ name: string; field: string; was: string; is: string }>;

/** To let a Service select the pods, or send to the port, that were evidently meant. */
export const correctService: (correction: Correction) => Advised = ({ name, field, was, is }) => ({
  en: {
    title: `Service \`${name}\`: \`${field}\` ${is}`,
    text: `Change \`${field}\` of Service \`${name}\` from ${was} to ${is}. Connections work a moment later; no pod restarts.`,
    undo: `Change \`${field}\` back to ${was}.`,
  },
  ko: {
    title: `\`${name}\` 서비스의 \`${field}\` 필드를 ${is} 값으로 변경`,
    text: `\`${name}\` 서비스의 \`${field}\` 필드를 ${was} 값에서 ${is} 값으로 바꾸십시오. 곧바로 연결되며 파드는 다시 시작되지 않습니다.`,
    undo: `\`${field}\` 필드를 ${was} 값으로 되돌립니다.`,
  },
});

/** What a person would type for it. */
export function servicePatch({ namespace = 'default', name }: Ref, spec: object): string {
  return shell`kubectl -n ${namespace} patch service ${name} -p ${JSON.stringify({ spec })}`;
}
