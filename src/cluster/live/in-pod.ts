/** How client-node calls the context of a pod's own account. */
export const IN_POD = 'inClusterContext';
