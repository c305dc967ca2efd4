/** What goes wrong with one call. After-effect faults carry the call out and hide its answer. */
export type Fault = Readonly<
  | { is: 'rate-limited'; seconds: number }
  | { is: 'error'; code: string }
  | { is: 'delay'; ms: number }
  | { is: 'held'; until: () => Promise<unknown> } // called when the request is there
  | { is: 'status'; status: number; effect: boolean }
  | { is: 'reset'; effect: boolean }
>;

/** Faults to come. */
export interface Faults {
  /** The next call of this method meets the fault, once; several queue up. */
  next(method: string, fault: Fault): void;
  /** Every other call, or those with such arguments, meets this fault until it is lifted, by undefined. */
  all(fault: Fault | undefined, met?: (args: Arguments) => boolean): void;
  take(method: string, args: Arguments): Fault | undefined;
}
type Arguments = Readonly<Record<string, unknown>>;

/** Begins without faults. */
export function createFaults(): Faults {
  const waiting = new Map<string, Fault[]>();
  let standing: Fault | undefined;
  let meets: (args: Arguments) => boolean = () => true;
  return {
    next(method, fault) {
      waiting.set(method, [...(waiting.get(method) ?? []), fault]);
    },
    all(fault, met = () => true) {
      standing = fault;
      meets = met;
    },
    take: (method, args) => waiting.get(method)?.shift() ?? (meets(args) ? standing : undefined),
  };
}
