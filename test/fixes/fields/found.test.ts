import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { TemplateHolder } from '#src/fixes/fields/field-row.ts';
import { below, dotted, inContainer, inEntry, inPod, inSpec } from '#src/fixes/fields/found.ts';
import { specified } from '#test/support/objects.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'web' };
const container = { name: 'app', env: [{ name: 'URL', value: 'a' }], image: 'web:1' };
const template = {
  spec: { containers: [container], volumes: [{ name: 'data', secret: { secretName: 's' } }] },
};
const object = specified(on.kind, 'web', { replicas: 2, template });
const of: TemplateHolder = { on, object, holder: { on, object }, template };
const kept = { candidates: [] };

describe('a field', () => {
  it('of a container is told by its name, and as YAML spells it', () => {
    const one = { of, at: '/spec/template/spec/containers/0', label: 'containers[app]' };
    const at = { ...one, container, path: '/spec/containers/0', isInit: false };

    const [image, variable] = ['image', 'env/0/value'].map((field) => inContainer(at, field, kept));

    expect(image).toMatchObject({
      at: one.at,
      identity: ['name'],
      label: 'containers[app].image',
      was: 'web:1',
    });
    expect(image?.set('web:2')).toEqual({ image: 'web:2' });
    expect(variable).toMatchObject({
      identity: ['name', 'env/0/name'],
      label: 'containers[app].env[URL].value',
      was: 'a',
    });
  });

  it.each([
    [
      'volumes/0/secret/secretName',
      'spec.template.spec.volumes[data].secret.secretName',
      ['volumes/0/name'],
      's',
    ],
    ['hostNetwork', 'spec.template.spec.hostNetwork', [], undefined],
    ['containers/0/image', 'containers[app].image', [], 'web:1'],
  ])('of a pod: %s', (field, label, identity, was) => {
    const found = inPod(of, field, kept);

    expect(found).toMatchObject({ at: '/spec/template/spec', label, identity });
    expect(found.was).toEqual(was);
    expect(found.set('x')).toEqual({ [field]: 'x' });
  });

  it('of a pod template that stands elsewhere', () => {
    const found = inPod({ ...of, at: '/spec/jobTemplate/spec/template' }, 'hostNetwork', kept);

    expect(found).toMatchObject({
      at: '/spec/jobTemplate/spec/template/spec',
      label: 'spec.jobTemplate.spec.template.spec.hostNetwork',
    });
  });

  it('of an object is changed in that, and in a copy where that is still to be made', () => {
    const copy = { on: { ...on, name: 'web-2' }, object };

    expect(inSpec(of, 'replicas', kept)).toMatchObject({
      of: { holder: { on } },
      at: '/spec',
      label: 'spec.replicas',
      was: 2,
    });
    expect(inSpec(of, 'replicas', kept).of).not.toHaveProperty('template');
    expect(inSpec({ ...of, holder: copy, copied: on }, 'replicas', kept).of).toMatchObject({
      holder: { on: { name: 'web-2' } },
      copied: on,
    });
  });

  it('of a ConfigMap is an entry, and what has it from its next start on', () => {
    const config = { ...specified('ConfigMap', 'c', {}), data: { 'app.conf': 'a', 'x/y': 'b' } };
    const holder = { ...of, object: config as Resource };

    expect(inEntry(holder, 'app.conf', on, kept)).toMatchObject({
      at: '',
      label: 'data[app.conf]',
      was: 'a',
      readBy: on,
    });
    expect(inEntry(holder, 'x/y', on, kept)).toMatchObject({ was: 'b', label: 'data.x/y' });
    expect(inEntry(holder, 'x/y', on, kept).set('c')).toEqual({ 'data/x~1y': 'c' });
  });
});

it.each([
  ['spec/containers/0/image', 'spec.containers[app].image'],
  ['spec/containers/7/image', 'spec.containers[7].image'],
  ['spec/args/0', 'spec.args[0]'],
  ['spec/ports/0', 'spec.ports[0]'],
  ['metadata/labels/app.kubernetes.io~1name', 'metadata.labels[app.kubernetes.io/name]'],
])('%s is spelled %s', (field, spelled) => {
  const spec = { containers: [{ name: 'app' }], args: ['--a'], ports: [{ name: 80 }] };

  expect(dotted(field, { spec })).toBe(spelled);
});

it('a key is one part of a path, whatever is in it', () => {
  expect(below('data', 'a/b~c')).toBe('data/a~1b~0c');
});
