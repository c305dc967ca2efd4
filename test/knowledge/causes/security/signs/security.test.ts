import { describe, expect, it } from '@jest/globals';

import { dropOf, missingFrom, userOf } from '#src/knowledge/causes/security/signs/security.ts';
import { withSpec } from '#test/support/crashes.ts';
import { pod } from '#test/support/objects.ts';

const PATH = '/spec/containers/0';
const having = (securityContext: object) => ({ name: 'app', securityContext });
const dropping = (...drop: readonly string[]) => ({
  container: having({ capabilities: { drop } }),
  path: PATH,
  isInit: false,
});

describe('the capabilities that a container lacks', () => {
  const asked = ['CHOWN', 'NET_ADMIN'];

  it.each([
    ['that asks for nothing are those that no default gives', {}, ['NET_ADMIN']],
    ['are none where it has all', { privileged: true }, []],
    ['are none where it adds all', { capabilities: { add: ['ALL'], drop: ['ALL'] } }, []],
    ['are not those that it adds', { capabilities: { add: ['cap_net_admin'] } }, []],
    ['are all where it drops all', { capabilities: { drop: ['all'] } }, asked],
    ['are those that it drops', { capabilities: { drop: ['CAP_CHOWN'] } }, asked],
    ['are not others that it drops', { capabilities: { drop: ['KILL'] } }, ['NET_ADMIN']],
    ['are not one that it drops and adds', { capabilities: { add: asked, drop: ['CHOWN'] } }, []],
  ])('%s', (_, securityContext, lacking) => {
    expect(missingFrom(having(securityContext), asked)).toEqual(lacking);
  });
});

describe('where a capability is dropped', () => {
  it.each([
    [
      'by its name',
      ['KILL', 'CAP_CHOWN'],
      { path: `${PATH}/securityContext/capabilities/drop/1`, quote: 'CAP_CHOWN' },
    ],
    [
      'with all others',
      ['all'],
      { path: `${PATH}/securityContext/capabilities/drop/0`, quote: 'all' },
    ],
    ['nowhere', ['KILL'], undefined],
    ['nowhere, for nothing is', [], undefined],
  ])('is told: %s', (_, drop, where) => {
    expect(dropOf(dropping(...drop), 'CHOWN')).toEqual(where);
  });

  it('is nowhere in a container that says nothing', () => {
    expect(
      dropOf({ container: { name: 'app' }, path: PATH, isInit: false }, 'CHOWN'),
    ).toBeUndefined();
  });
});

describe('the user of a container', () => {
  const about = (own: object | undefined, ofPod: object | undefined) => ({
    pod: withSpec(pod(), { ...(ofPod && { securityContext: ofPod }) }),
    container: { name: 'app', ...(own && { securityContext: own }) },
    path: PATH,
    isInit: false,
  });

  it.each([
    ['its own', { runAsUser: 0 }, { runAsUser: 5 }, 0, `${PATH}/securityContext/runAsUser`],
    ["its pod's", {}, { runAsUser: 5 }, 5, '/spec/securityContext/runAsUser'],
    ["its image's", undefined, undefined, undefined, '/spec/securityContext/runAsUser'],
  ])('is %s', (_, own, ofPod, value, path) => {
    expect(userOf(about(own, ofPod))).toEqual({ value, path });
  });
});
