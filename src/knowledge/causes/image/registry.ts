import { pullCauses } from './pull.ts';
import { registryRows } from './registry.words.ts';

/** The node does not reach the registry of an image: refused, timeout, reset and an unknown name are not the same. */
export const imageRegistries = pullCauses('image/registry', registryRows);
