/** Of which sort a request is: `version`, `discovery`, `log`, `review`, or the resource that is read. */
export function sortOf(method: string, path: string): string {
  if (path === '/version') return 'version';
  if (path === '/api' || path === '/apis') return 'discovery';
  if (method === 'POST') return 'review';
  const parts = path.split('/').slice(path.startsWith('/api/') ? 3 : 4);
  const isWithin = parts[0] === 'namespaces' && parts.length > 2;
  const [resource = '', , sub] = isWithin ? parts.slice(2) : parts;
  return sub ?? resource;
}
