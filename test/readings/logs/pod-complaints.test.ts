import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { complaintsOf } from '#src/readings/logs/pod-complaints.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, pod } from '#test/support/objects.ts';

const said = (container: string, text: string) => ({
  ...logOf(text),
  container,
  lines: [{ at: ago(1), text }],
});

describe('what a pod complains about', () => {
  const named = (...names: readonly string[]): Resource<'Pod'> => {
    const one = pod();
    return { ...one, spec: { ...one.spec, containers: names.map((name) => ({ name })) } };
  };
  const logs = [
    said('exporter', 'listening on :9102'),
    said('app', 'ERROR: cannot reach the database'),
    said('istio-proxy', 'ERROR: upstream reset'),
  ];
  const heard = (of: Resource<'Pod'>, only?: string) =>
    complaintsOf(of, openWorld(cluster([of], [], logs)).world, only);

  it('is what one of its programs does, whichever stands first', () => {
    expect(heard(named('exporter', 'app'))).toMatchObject({ container: 'app' });
    expect(heard(named('app', 'exporter'))).toMatchObject({ container: 'app' });
  });

  it('is nothing of a proxy before it, or of more than a few programs', () => {
    expect(heard(named('exporter', 'istio-proxy'))).toMatchObject({ complaints: [] });
    expect(heard(named('a', 'b', 'c', 'app'))).toMatchObject({ container: 'a', complaints: [] });
  });

  it('is that of one container where one is asked for', () => {
    expect(heard(named('exporter', 'app'), 'exporter')).toMatchObject({
      container: 'exporter',
      complaints: [],
    });
  });
});
