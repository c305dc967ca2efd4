/** A program that a probe is to run and that is not there; `inShell` where a shell says so. */
export type MissingProgram = Readonly<{ program: string; inShell: boolean }>;

/** As runc and crun write it, in front of which the kubelet says "probe errored and resulted in unknown state". */
const SAYS =
  /exec: "(?<program>[^"]+)": (?:executable file not found in \$PATH|stat [^:]+: no such file or directory|permission denied)|executable file [`'"](?<other>[^`'"]+)[`'"] not found/;
/** dash and BusyBox, bash: of what a shell does not find the kubelet only learns that the probe failed. */
const OF_SHELL =
  /^\w+ probe failed: (?:.*\n)*(?:\S*sh: )(?:line )?(?:\d+: )?(?<program>[\w./-]+): (?:command )?not found\s*$/;

/** Which program the kubelet, or a shell by its mouth, says that a probe did not find. */
export function missingProgramIn(said: string): MissingProgram | undefined {
  const inShell = OF_SHELL.exec(said)?.groups?.['program'];
  if (inShell) return { program: inShell, inShell: true };
  const { program, other } = SAYS.exec(said)?.groups ?? {};
  const found = program ?? other;
  return found === undefined ? undefined : { program: found, inShell: false };
}
