import { describe, expect, it } from '@jest/globals';

import { openNamespaces } from '#src/approvals/open-namespaces.ts';

describe('the namespaces that are open to changes', () => {
  it('are those that are listed, by name or by how they begin', () => {
    const isOpen = openNamespaces({ namespaces: ['blog-system', 'shop-*'], except: [] }, 'kubewhy');

    expect(['blog-system', 'shop-eu', 'shop', 'blog-system-2', ''].filter(isOpen)).toEqual([
      'blog-system',
      'shop-eu',
    ]);
  });

  it('are never those of the cluster, nor what runs kubewhy, nor what is excepted', () => {
    const isOpen = openNamespaces({ namespaces: ['*'], except: ['payments*'] }, 'ops');
    const asked = ['kube-system', 'kube-public', 'kube-node-lease', 'ops', 'payments-eu', 'shop'];

    expect(asked.filter(isOpen)).toEqual(['shop']);
  });

  it('are none where none is listed', () => {
    expect(openNamespaces({ namespaces: [], except: [] }, 'ops')('shop')).toBe(false);
  });
});
