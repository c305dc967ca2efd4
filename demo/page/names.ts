/** What people and channels are called. */
export type Names = Readonly<{ user(id: string): string; channel(id: string): string }>;
