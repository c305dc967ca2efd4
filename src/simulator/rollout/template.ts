import type { Resource } from '../../domain/resource.ts';

/** Of what a controller makes pods. */
export type Template = NonNullable<NonNullable<Resource<'apps/Deployment'>['spec']>['template']>;
