import { deployment, head, IMAGE } from '#test/gitops/support/deployments.ts';

/** The Deployment of these trees, and another. */
export const WEB = deployment('web');
/** The other one. */
export const API = deployment('api', 'api:1');
/** A base of both. */
export const BASE = {
  'base/kustomization.yaml': 'resources: [web.yaml, api.yaml]\n',
  'base/web.yaml': WEB,
  'base/api.yaml': API,
};
/** A strategic merge that sets the image. */
export const MERGE = `# ours\n${head('web')}spec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: web:3 # hot\n`;
/** A JSON Patch that does. */
export const OPS = `# ours\n- op: replace\n  path: ${IMAGE}\n  value: web:3 # hot\n`;

/** An overlay of that base. */
export function overlay(text: string, more: Readonly<Record<string, string>> = {}) {
  return { ...BASE, ...more, 'prod/kustomization.yaml': `# ours\nresources: [../base]\n${text}` };
}
