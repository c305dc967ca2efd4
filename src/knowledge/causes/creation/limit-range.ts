import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import type { Refusal, Bound } from '../../../readings/workloads/refusal.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal } from '../../signs/workloads/creation.ts';

type OutOfRange = Readonly<{
  range?: string; // the LimitRange, where it was found
  namespace: string;
  bound: Bound;
  resource: string;
  of: string; // "Container" or "Pod"
  limit: string;
  field?: string; // "request", "limit" or "ratio"
  amount?: string; // none where the field is not set
  all?: string; // where several bounds are not kept: the API server's own list of them
}>;

const EN = { minimum: 'minimum', maximum: 'maximum', ratio: 'maximum limit to request ratio' };

const KO = { minimum: '최솟값', maximum: '최댓값', ratio: 'limit/request 최대 비율' };

const BRACKETED = /\[(?<list>[^[\]]+)\]/;

const FIELDS = { minimum: 'min', maximum: 'max', ratio: 'maxLimitRequestRatio' } as const;

/** A container or pod asks for more or less than a LimitRange of its namespace allows. */
export const limitRange: Cause<OutOfRange> = {
  id: 'creation/limit-range',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'limit-range' || !said) return;

    const { subject, restsOn } = accountableFor(on, world);
    const { namespace = '' } = on;
    const bound = boundOf(refusal, namespace, world);
    const { field, amount } = refusal.asked ?? {};
    const { list = '' } = BRACKETED.exec(said.quote)?.groups ?? {};
    const all = list.split(' per ').length > 2 ? list : undefined;
    yield {
      subject,
      params: {
        ...(bound && { range: bound.on.name }),
        namespace,
        bound: refusal.bound,
        resource: refusal.resource,
        of: refusal.of,
        limit: refusal.limit,
        ...present({ field, amount, all }),
      },
      evidence: [said, ...(bound ? [bound] : [])],
      strength: 'entails',
      restsOn: [...restsOn, ...(bound ? [bound.on] : [])],
    };
  },

  text: {
    en({ name }, { range, bound, resource, of, limit, field, amount, all }) {
      const by = range ? `LimitRange \`${range}\`` : 'A LimitRange of the namespace';
      const asks = amount
        ? `the pod template has a ${field} of ${amount}`
        : `the pod template sets no ${field ?? 'such value'}`;
      return {
        title: `\`${name}\`: ${resource} is outside the ${range ? `LimitRange \`${range}\`` : "namespace's LimitRange"}`,
        sentence: `\`${name}\` may not create pods: ${by} sets a ${EN[bound]} of ${limit} ${resource} per ${of}, and ${asks}.${all ? ` More than one bound is not kept: ${all}.` : ''}`,
      };
    },
    ko({ name }, { range, bound, resource, of, limit, field, amount, all }) {
      const by = range ? `LimitRange \`${range}\` 객체` : '네임스페이스의 LimitRange 객체';
      const asks = amount
        ? `파드 템플릿의 ${field} 값은 ${amount}입니다`
        : `파드 템플릿에는 ${field ?? '해당'} 값이 없습니다`;
      return {
        title: `\`${name}\`: ${resource} 값이 ${by}의 범위를 벗어납니다`,
        sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ${by}가 정한 ${of}당 ${resource} ${KO[bound]}은 ${limit}인데, ${asks}.${all ? ` 어긴 한도가 여럿입니다: ${all}.` : ''}`,
      };
    },
  },

  advice: {
    choose: ({ name }, { bound }) => ({
      extra: [
        {
          en: {
            title: 'Or have the bound changed',
            text: 'Or have the owner of the namespace change the LimitRange.',
          },
          ko: {
            title: '또는 범위 변경 요청',
            text: '또는 네임스페이스 담당자에게 LimitRange 변경을 요청하십시오.',
          },
        },
      ],
      en: {
        title: 'Keep to the LimitRange',
        text: `Set the resources of \`${name}\` within the bound (\`kubectl set resources\`).${bound === 'maximum' ? ' See first that the program can live with less.' : ''}`,
      },
      ko: {
        title: 'LimitRange 범위 준수',
        text: `\`${name}\` 워크로드의 리소스를 범위 안으로 지정하십시오(\`kubectl set resources\`).${bound === 'maximum' ? ' 프로그램이 그만큼으로 동작하는지 먼저 확인하십시오.' : ''}`,
      },
    }),
  },
};

/** The bound itself, found by what it says. */
function boundOf(
  { bound, resource, of, limit }: Extract<Refusal, { is: 'limit-range' }>,
  namespace: string,
  world: World,
): (Evidence & { on: Ref }) | undefined {
  const field = FIELDS[bound];
  for (const { metadata, spec } of world.list('LimitRange', { namespace }).items) {
    for (const [index, item] of (spec?.limits ?? []).entries()) {
      const quote = item[field]?.[resource];
      if (item.type !== of || quote !== limit) continue;
      const on = { kind: 'LimitRange', namespace, name: metadata?.name ?? '' };
      return quotedField(on, `/spec/limits/${index}/${field}/${resource}`, quote);
    }
  }
  return undefined;
}
