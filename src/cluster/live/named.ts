import { z } from 'zod';

import type { Resource } from '../../domain/resource.ts';

/** What can be an object of a cluster. */
export const Named = z.custom<Resource>(isNamed, 'not an object');

/** Thousands are asked about: a schema would copy each. */
function isNamed(object: unknown): boolean {
  const { metadata } = Object(object) as { metadata?: unknown };
  return typeof (Object(metadata) as { name?: unknown }).name === 'string';
}
