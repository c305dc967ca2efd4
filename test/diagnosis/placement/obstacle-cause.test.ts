import { describe, expect, it } from '@jest/globals';

import { schedulingCauses } from '#src/diagnosis/causes/scheduling/index.ts';
import type { Cause } from '#src/domain/model.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const ID = 'scheduling/insufficient-resource';
const insufficient = schedulingCauses.find(({ id }) => id === ID) as Cause<object>;
const wants = { container: { resources: { requests: { memory: '3Gi' } } } };
const taint = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };
const batch = (name: string) => node(name, { taints: [taint] });
const full = podOn('w', 'cache', wants);

function said(
  nodes: Parameters<typeof claimsAboutPending>[2],
  pods = [full],
  forbidden: string[] = [],
) {
  const [claim] = claimsAboutPending(insufficient, wants, nodes, pods, forbidden);
  return (['en', 'ko'] as const).map(
    (lang) => claim && insufficient.text[lang](claim.subject, claim.params).sentence,
  );
}

describe('further ways to a node', () => {
  it('are told beside the nearest, with what alone would be enough there', () => {
    const [en, ko] = said([node('w'), batch('b1'), batch('b2')]);

    expect(en).toMatch(
      /requests 3Gi of memory .* \(3 nodes looked at\)\. On node `b1` and 1 more this alone would be enough: a toleration for `dedicated=batch:NoSchedule`\.$/,
    );
    expect(ko).toMatch(
      /`b1` 노드 외 1개에서는 이것만으로 충분합니다: `dedicated=batch:NoSchedule` 톨러레이션\.$/,
    );
  });

  it.each<[string, Parameters<typeof said>]>([
    ['no other node', [[node('w')]]],
    [
      'a node that would need more than one thing',
      [
        [node('w'), batch('b1')],
        [full, podOn('b1', 'other', wants)],
      ],
    ],
    ['nodes of which pods could not be read', [[node('w'), batch('b1')], [full], ['pods']]],
  ])('are silent about %s', (_, parts) => {
    expect(said(...parts).join(' ')).not.toMatch(/this alone|이것만으로/);
  });
});
