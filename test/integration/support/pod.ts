/** What tests read of a pod. */
export type Pod = Readonly<{
  metadata: Readonly<{
    name: string;
    labels: Readonly<Record<string, string>>;
    deletionTimestamp?: string;
  }>;
  spec: Readonly<{ nodeName?: string }>;
  status: Readonly<{
    conditions?: readonly Readonly<{
      type: string;
      status: string;
      reason?: string;
      message?: string;
    }>[];
  }>;
}>;
