import { describe, expect, it } from '@jest/globals';

import { crashOf, suggestedFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const CONTEXT = 'containers/0/securityContext';

describe('the user as whom a pod is to run', () => {
  const about = crashOf('security/non-root-image', { problem: 'root' });
  const as = (name: string, runAsUser: number) =>
    specified('Pod', name, { securityContext: { runAsUser } });

  it('is one as whom others of the namespace run, but not root, or one that means nobody', () => {
    const pods = [as('a', 1000), as('b', 0), as('c', 1000), as('d', 10001), as('e', 2000)];

    expect(suggestedFor('security/run-as-user', about, template({}), ...pods)).toEqual([
      { value: '1000', why: 'elsewhere' },
      { value: '10001', why: 'elsewhere' },
      { value: '2000', why: 'elsewhere' },
    ]);
    expect(suggestedFor('security/run-as-user', about, template({}))).toEqual([
      { value: '10001', why: 'usual' },
    ]);
  });

  it('is left where a container has its own', () => {
    const own = template({ securityContext: { runAsUser: 0 } });

    expect(writtenFor('security/run-as-user', about, own)).toEqual([]);
  });
});

it('a program that refuses to be root runs as its user, who has its volumes', () => {
  const about = crashOf('security/refuses-root', { said: '"root" execution of redis is refused' });

  expect(writtenFor('security/own-user', about, template({}))[0]).toEqual({
    securityContext: { runAsUser: 999, runAsGroup: 999, fsGroup: 999 },
  });
});

describe('what the restricted standard asks for', () => {
  const about = (rules: readonly string[], level = 'restricted') =>
    crashOf('creation/pod-security', { level, violations: rules.map((rule) => ({ rule })) });
  const MENDED = [
    'allowPrivilegeEscalation != false',
    'unrestricted capabilities',
    'runAsNonRoot != true',
    'seccompProfile',
    'runAsUser=0',
  ];
  const asked = {
    [CONTEXT]: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 10001,
      seccompProfile: { type: 'RuntimeDefault' },
    },
  };

  it.each(MENDED)('is kept where %s is what it forbids', (rule) => {
    expect(writtenFor('security/restricted', about([rule]), template({}))).toEqual([asked]);
  });

  it('is added to what there is', () => {
    const has = {
      securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: [] } },
    };
    const spec = { securityContext: { runAsNonRoot: true, fsGroup: 5 } };

    expect(writtenFor('security/restricted', about(MENDED), template(has as object, spec))).toEqual(
      [
        {
          [`${CONTEXT}/capabilities/drop`]: ['ALL'],
          'securityContext/runAsUser': 10001,
          'securityContext/seccompProfile': { type: 'RuntimeDefault' },
        },
      ],
    );
  });

  it('is more than these fields where it forbids something else as well', () => {
    expect(writtenFor('security/restricted', about(['hostPath volumes']), template({}))).toEqual(
      [],
    );
    expect(
      writtenFor('security/restricted', about([...MENDED, 'privileged']), template({})),
    ).toEqual([]);
    expect(writtenFor('security/restricted', about(MENDED, 'baseline'), template({}))).toEqual([]);
  });
});

describe('a seccomp profile that a node does not have', () => {
  const about = (of = 'seccomp') =>
    crashOf('container/security-profile', { of, profile: 'own.json' });
  const own = {
    securityContext: { seccompProfile: { type: 'Localhost', localhostProfile: 'own.json' } },
  };
  const other = {
    securityContext: { seccompProfile: { type: 'Localhost', localhostProfile: 'other.json' } },
  };
  const is = { type: 'RuntimeDefault' };

  it.each([
    ['of the pod', other, own, { 'securityContext/seccompProfile': is }],
    ['of a container', own, other, { [`${CONTEXT}/seccompProfile`]: is }],
    [
      'of both',
      own,
      own,
      { [`${CONTEXT}/seccompProfile`]: is, 'securityContext/seccompProfile': is },
    ],
  ])('gives way to that of the runtime: %s', (_, container, spec, written) => {
    expect(
      writtenFor('security/default-profile', about(), template(container as object, spec)),
    ).toEqual([written]);
  });

  it('is left where the template names another, or it is a profile of AppArmor', () => {
    expect(
      writtenFor('security/default-profile', about(), template(other as object, other)),
    ).toEqual([]);
    expect(
      writtenFor('security/default-profile', about('AppArmor'), template(own as object, own)),
    ).toEqual([]);
  });
});
