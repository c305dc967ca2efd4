import type { Bilingual } from '../../../domain/lang.ts';
import type { AdviceWords, Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import type { Refusal, Bound } from '../../../readings/workloads/refusal.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal, REFUSED } from '../../signs/workloads/creation.ts';
import { addedBesides, type Added } from './signs/added.ts';
import { hasAsked } from './signs/has-asked.ts';
import { addedAdvice, addedWords } from './words/added-words.ts';

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
  added?: Added; // what asks for it is not in the template
}>;

const EN = { minimum: 'minimum', maximum: 'maximum', ratio: 'maximum limit to request ratio' };

const KO = { minimum: '최솟값', maximum: '최댓값', ratio: 'limit/request 최대 비율' };

const BRACKETED = /\[(?<list>[^[\]]+)\]/;

const FIELDS = { minimum: 'min', maximum: 'max', ratio: 'maxLimitRequestRatio' } as const;

/** A container or pod asks for more or less than a LimitRange of its namespace allows. */
export const limitRange: Cause<OutOfRange> = {
  id: 'creation/limit-range',
  explains: REFUSED,
  refines: ['reports/own-word'],

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
    const size = `${field === 'request' ? 'requests' : 'limits'}.${refusal.resource}`;
    const found = addedBesides(hasAsked(refusal, namespace, world), size, on, world);
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
        ...(found && { added: found.added }),
      },
      evidence: [said, ...(bound ? [bound] : []), ...(found?.evidence ?? [])],
      strength: 'entails',
      restsOn: [...restsOn, ...(bound ? [bound.on] : [])],
    };
  },

  text: {
    en({ name }, { range, bound, resource, of, limit, field, amount, all, added }) {
      const by = range ? `LimitRange \`${range}\`` : 'A LimitRange of the namespace';
      const whose = added ? 'the pod' : 'the pod template';
      const asks = amount
        ? `${whose} has a ${field} of ${amount}`
        : `${whose} sets no ${field ?? 'such value'}`;
      return {
        title: `\`${name}\`: ${resource} is outside the ${range ? `LimitRange \`${range}\`` : "namespace's LimitRange"}`,
        sentence: `\`${name}\` may not create pods: ${by} sets a ${EN[bound]} of ${limit} ${resource} per ${of}, and ${asks}.${added ? ` ${addedWords.en(added)}` : ''}${all ? ` More than one bound is not kept: ${all}.` : ''}`,
      };
    },
    ko({ name }, { range, bound, resource, of, limit, field, amount, all, added }) {
      const by = range ? `LimitRange \`${range}\` 객체` : '네임스페이스의 LimitRange 객체';
      const asks = amount
        ? `${added ? '파드' : '파드 템플릿'}의 ${field} 값은 ${amount}입니다`
        : `${added ? '파드' : '파드 템플릿'}에는 ${field ?? '해당'} 값이 없습니다`;
      return {
        title: `\`${name}\`: ${resource} 값이 ${by}의 범위를 벗어납니다`,
        sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ${by}가 정한 ${of}당 ${resource} ${KO[bound]}은 ${limit}인데, ${asks}.${added ? ` ${addedWords.ko(added)}` : ''}${all ? ` 어긴 한도가 여럿입니다: ${all}.` : ''}`,
      };
    },
  },

  advice: {
    choose: ({ name }, { bound, added }) => ({
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
      ...(added ? addedAdvice(name, RULE, added) : within(name, bound)),
    }),
  },
};

const RULE = { en: 'the LimitRange', ko: 'LimitRange' };

function within(name: string, bound: Bound): Bilingual<AdviceWords> {
  return {
    en: {
      title: 'Keep to the LimitRange',
      text: `Set the resources of \`${name}\` within the bound (\`kubectl set resources\`).${bound === 'maximum' ? ' See first that the program can live with less.' : ''}`,
    },
    ko: {
      title: 'LimitRange 범위 준수',
      text: `\`${name}\` 워크로드의 리소스를 범위 안으로 지정하십시오(\`kubectl set resources\`).${bound === 'maximum' ? ' 프로그램이 그만큼으로 동작하는지 먼저 확인하십시오.' : ''}`,
    },
  };
}

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
