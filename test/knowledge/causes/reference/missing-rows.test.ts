import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { missing } from '#src/knowledge/causes/reference/missing.ts';
import { brokenReferences } from '#src/knowledge/references/broken.ts';
import { certificateReferences, contentReferences } from '#src/knowledge/references/contents.ts';
import { danglingReferences } from '#src/knowledge/references/dangling.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { holding } from '#test/support/references.ts';

const meanings = [
  ...brokenReferences,
  ...danglingReferences,
  ...certificateReferences,
  ...contentReferences,
]
  .filter(({ isHost, ofPods, kindBy }) => !isHost && !ofPods && !kindBy)
  .flatMap((reference) =>
    reference.to.map((kind) => ({
      reference,
      kind,
      row: `${reference.from}${reference.at} ${kind}`,
    })),
  );

const CLUSTER_WIDE = /(?:^|\/)Cluster|Class$|AdmissionPolicy$|^(?:Node|PersistentVolume)$/;

/** An object that means this kind, as the fields beside the name say it. */
function asking({ reference, kind }: (typeof meanings)[number], beside: object = {}): Resource {
  const [name = '', group = ''] = kind.split('/').toReversed();
  return holding(reference, 'wanted', {
    ...(reference.to.length > 1 || reference.at.startsWith('/subjects') ? { kind: name } : {}),
    ...(group && reference.to.length > 1 && { group }),
    ...(name.startsWith('ClusterAnalysis') && { clusterScope: true }),
    ...(name.startsWith('ClusterWorkflow') && { clusterScope: true }),
    ...(reference.crosses && { namespace: 'shop' }),
    ...beside,
  });
}

/** What is wanted, or by another name a neighbour of it. */
function target(kind: string, name = 'wanted'): Resource {
  return named(kind, name, CLUSTER_WIDE.test(kind) ? '' : 'shop');
}

describe('a reference of any row', () => {
  it.each(meanings)('is found where nothing is there: $row', (meaning) => {
    const object = asking(meaning);
    const source = cluster([object, target(meaning.kind, 'quite-another')]);

    expect(claimsAbout(object, missing, source)).toMatchObject([
      {
        subject: { kind: meaning.kind, name: 'wanted' },
        params: { by: { name: 'asker' }, stops: meaning.reference.stops },
        evidence: [{ quote: 'wanted' }],
        strength: 'entails',
      },
    ]);
  });

  it.each(meanings)('is silent where it is there: $row', (meaning) => {
    const object = asking(meaning);

    expect(claimsAbout(object, missing, cluster([object, target(meaning.kind)]))).toEqual([]);
  });

  it.each(meanings)('is silent where that cannot be read: $row', (meaning) => {
    const object = asking(meaning);

    expect(claimsAbout(object, missing, cluster([object], [resourceOf(meaning.kind)]))).toEqual([]);
  });

  it.each(meanings)('is silent where it is optional: $row', (meaning) => {
    const object = asking(meaning, { optional: true });
    const isListItem = meaning.reference.at.endsWith('*');
    const others = isListItem ? [target(meaning.kind)] : [];

    expect(claimsAbout(object, missing, cluster([object, ...others]))).toEqual([]);
  });
});
