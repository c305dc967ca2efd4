import { expect, it } from '@jest/globals';

import { digests } from '#src/checklists/items/images/digests.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, saidOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const [SET, FIRST, SECOND] = setOn(['a', 'b']);

it('passes where pods run one image, and fails where one tag is two', () => {
  const [one, other] = ['a', 'b'].map((letter) => letter.repeat(64));

  expect(marksOf(digests, cluster(running(one ?? '', one ?? '')))).toEqual(['web: pass']);
  expect(marksOf(digests, cluster(running(one ?? '', other ?? '')))).toEqual(['web: fail']);
  expect(saidOf(digests, cluster(running(one ?? '', other ?? '')))).toContain(
    '`app:1` is 2 different images: `web-0` against `web-1`',
  );
});

it('is silent where the kubelet does not say what runs', () => {
  expect(marksOf(digests, cluster(setOn(['a', 'b'])))).toEqual([]);
});

function running(...each: readonly string[]): readonly Resource[] {
  const pods = [FIRST, SECOND].map((pod, index) => ({
    ...pod,
    status: {
      containerStatuses: [
        {
          name: 'app',
          image: 'app:1',
          imageID: `docker.io/library/app@sha256:${each[index]}`,
          ready: true,
          restartCount: 0,
        },
      ],
    },
  }));
  return [SET, ...pods].flatMap((one) => one ?? []);
}
