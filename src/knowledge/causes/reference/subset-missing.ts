import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { marked } from '../../../text/marked.ts';
import { present } from '../../../text/present.ts';
import { fieldOf } from '../../references/field-of.ts';
import { missingSubsets, VIRTUAL_SERVICE, type MissingSubset } from '../../references/subsets.ts';

/**
 * `rules` are those of the host, `others` the subsets that they have, and `near` is the one that is probably meant; `astray`
 * are rules of other namespaces that have it, and do not count for callers in the namespace `client`.
 */
type SubsetMissing = Readonly<{
  subset: string;
  host: string;
  field: string;
  rules: readonly string[];
  others: readonly string[];
  near?: string;
  astray?: MissingSubset['astray'] & object;
}>;

/** A VirtualService sends requests to a subset that its host does not have. */
const symptom: SymptomFinder = {
  kind: 'subset-missing',
  of: [VIRTUAL_SERVICE],
  isExtra: true,

  *find(object, world) {
    for (const { evidence } of missingSubsets(object, world)) {
      const { on, path: part } = evidence;
      yield { kind: 'subset-missing', on, part, reason: 'NotFound', evidence, hurts: 'users' };
    }
  },
};

/** A VirtualService sends to a subset that no DestinationRule of that host has. */
export const subsetMissing: Cause<SubsetMissing> = {
  id: 'reference/subset-missing',
  of: [VIRTUAL_SERVICE],
  explains: ['subset-missing'],
  symptom,

  *explain({ on, part }, world, object) {
    for (const { evidence, host, rules, others, astray } of missingSubsets(object, world)) {
      if (part !== evidence.path) continue;
      const near = astray ? undefined : nearestName(evidence.quote, others)?.name;
      yield {
        subject: on,
        params: {
          subset: evidence.quote,
          host,
          field: evidence.path,
          rules,
          others,
          ...(near !== undefined && { near }),
          ...present({ astray }),
        },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on],
      };
    }
  },

  text: {
    en: ({ name }, { subset, host, field, rules, others, near, astray }) => ({
      title: `VirtualService \`${name}\` sends to subset \`${subset}\` of \`${host}\`, which ${astray ? `no rule has that counts in namespace \`${astray.client}\`` : 'does not exist'}`,
      sentence: `VirtualService \`${name}\` sends to subset \`${subset}\` of host \`${host}\` (\`${fieldOf(field)}\`), and ${astray ? `DestinationRule ${marked(astray.rules)}, which has it, does not count for callers in namespace \`${astray.client}\`${astray.by ? `: ${marked(astray.by)}, which has it not, comes before it` : ''}` : rules.length === 0 ? 'there is no DestinationRule for that host' : `DestinationRule ${marked(rules)} has ${others.length === 0 ? 'no subsets' : `only ${marked(others)}`}`}.${near === undefined ? '' : ` Perhaps \`${near}\` is meant.`}`,
      state: 'names a subset that is not there',
      so: 'Envoy has no cluster of that name, and answers each request of this route with 503 itself.',
      ...(astray && {
        detail:
          'Istio takes the rules of the namespace of the caller; where it has none for the host, those of the namespace of the Service, then those of istio-system, as far as `exportTo` lets the caller see them.',
      }),
    }),
    ko: ({ name }, { subset, host, field, rules, others, near, astray }) => ({
      title: `VirtualService \`${name}\` 객체가 보내는 \`${host}\` 호스트의 \`${subset}\` 서브셋이 ${astray ? `\`${astray.client}\` 네임스페이스에 적용되는 규칙에 없습니다` : '없습니다'}`,
      sentence: `VirtualService \`${name}\` 객체가 \`${host}\` 호스트의 \`${subset}\` 서브셋으로 보내지만(\`${fieldOf(field)}\`) ${astray ? `그 서브셋이 있는 DestinationRule ${marked(astray.rules)} 객체는 \`${astray.client}\` 네임스페이스에서 호출할 때 적용되지 않습니다${astray.by ? `(그 서브셋이 없는 ${marked(astray.by)} 객체가 우선)` : ''}` : rules.length === 0 ? '그 호스트의 DestinationRule 객체가 없습니다' : `DestinationRule ${marked(rules)} 객체에는 ${others.length === 0 ? '서브셋이 없습니다' : `${marked(others)} 서브셋만 있습니다`}`}.${near === undefined ? '' : ` \`${near}\` 서브셋을 뜻한 것일 수 있습니다.`}`,
      state: '없는 서브셋을 가리킴',
      so: 'Envoy에 그 이름의 클러스터가 없어 이 경로의 모든 요청에 Envoy가 직접 503으로 답합니다.',
      ...(astray && {
        detail:
          'Istio는 호출하는 쪽 네임스페이스의 규칙을 쓰고, 거기에 그 호스트의 규칙이 없으면 서비스의 네임스페이스, 그다음 istio-system 네임스페이스의 규칙을 씁니다. `exportTo` 범위 밖의 규칙은 보이지 않습니다.',
      }),
    }),
  },

  advice: {
    choose: (_, { subset, host, field, near, astray }) =>
      astray?.by
        ? {
            en: {
              title: `Add subset \`${subset}\` to the rule that comes first`,
              text: `Add \`${subset}\` with the labels of its pods under \`subsets\` of DestinationRule ${marked(astray.by)}, or remove that rule where the other is meant for all. First the rule, then what sends to it.`,
            },
            ko: {
              title: `우선하는 규칙에 \`${subset}\` 서브셋 추가`,
              text: `DestinationRule ${marked(astray.by)} 객체의 \`subsets\` 목록에 파드의 레이블과 함께 \`${subset}\` 항목을 더하거나, 다른 규칙을 모두에게 쓰려는 것이라면 그 규칙을 지우십시오. 규칙을 먼저, 보내는 쪽을 나중에 적용합니다.`,
            },
          }
        : astray
          ? {
              en: {
                title: 'Put the rule where the caller finds it',
                text: `Move DestinationRule ${marked(astray.rules)} into the namespace of the Service \`${host}\`, and let \`exportTo\`, where it is set, name \`${astray.client}\` or "*". First the rule, then what sends to it.`,
              },
              ko: {
                title: '호출하는 쪽이 찾는 곳에 규칙 두기',
                text: `DestinationRule ${marked(astray.rules)} 객체를 \`${host}\` 서비스의 네임스페이스로 옮기고, \`exportTo\` 값이 있으면 \`${astray.client}\` 또는 "*" 값을 넣으십시오. 규칙을 먼저, 보내는 쪽을 나중에 적용합니다.`,
              },
            }
          : {
              en: {
                title:
                  near === undefined
                    ? `Add subset \`${subset}\`, or name another`
                    : `Name \`${near}\``,
                text: `Correct \`${fieldOf(field)}\`, or add \`${subset}\` with the labels of its pods under \`subsets\` of the DestinationRule for \`${host}\`: first the rule, then what sends to it.`,
              },
              ko: {
                title:
                  near === undefined
                    ? `\`${subset}\` 서브셋 추가 또는 이름 수정`
                    : `\`${near}\` 서브셋 지정`,
                text: `\`${fieldOf(field)}\` 필드를 고치거나, \`${host}\` 호스트의 DestinationRule \`subsets\` 목록에 파드의 레이블과 함께 \`${subset}\` 항목을 더하십시오. 규칙을 먼저, 보내는 쪽을 나중에 적용합니다.`,
              },
            },
  },
};
