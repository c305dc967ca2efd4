/** How a program says that the kernel refused what needs a capability. */
export type CapabilitySign = Readonly<{
  call: string;
  says: RegExp;
  near?: RegExp; // what else has to stand in the end of the log, for the line alone says too little
  needs: readonly string[]; // each of them
  next: readonly string[]; // what the same program asks for after that
  onlyByRoot?: boolean; // nobody but root tries it, so no other user explains the refusal; false: never sure
}>;
