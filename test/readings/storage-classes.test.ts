import { expect, it } from '@jest/globals';

import { classesIn, isDefaultClass } from '#src/readings/storage-classes.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { storageClass } from '#test/support/storage.ts';

const of = (name: string, key: string, value = 'true') =>
  storageClass(name, { metadata: { name, annotations: { [key]: value } } });
const standard = of('standard', 'storageclass.kubernetes.io/is-default-class');

it('the default class comes first of all', () => {
  const { world } = openWorld(cluster([storageClass('a'), standard]));

  expect(classesIn(world)).toEqual({ classes: [standard, storageClass('a')] });
});

it('there may be more classes than could be read', () => {
  const { world } = openWorld(cluster([standard], ['storageclasses.storage.k8s.io']));

  expect(classesIn(world)).toMatchObject({ classes: [{}], gap: 'forbidden' });
});

it('a class is the default by its annotation, also by the older one', () => {
  expect(isDefaultClass(standard)).toBe(true);
  expect(isDefaultClass(of('old', 'storageclass.beta.kubernetes.io/is-default-class'))).toBe(true);
  expect(isDefaultClass(of('no', 'storageclass.kubernetes.io/is-default-class', 'false'))).toBe(
    false,
  );
  expect(isDefaultClass(storageClass('plain'))).toBe(false);
});
