/** How the usual parsers of command lines reject what they do not know. */
export const rejectedOptions: readonly [RegExp, ...RegExp[]] = [
  /error: unrecognized arguments: (?<option>\S+)/, // argparse
  /flag provided but not defined: (?<option>-\S+)/, // Go flag
  /unknown flag: (?<option>--\S+)/, // pflag
  /unknown shorthand flag: '(?<letter>\w)' in/,
  /^(?:Error: )?No such option:? (?<option>-\S+)/i, // click
  /error: unknown option '(?<option>[^']+)'/, // commander
  /error: (?:unexpected|Found) argument '(?<option>[^']+)'/, // clap
  /Unrecognized (?:VM )?option:? '?(?<option>-[^\s']+)/, // java
  /\bbad option: (?<option>-\S+)/, // node
  /unrecogni[sz]ed option '(?<option>--?[^'=]+)/, // boost, as in mongod
  /(?:^|\s)(?<program>[\w./-]+): (?:unrecognized|unknown) option:? -?-?['‘"]?(?<option>[\w-]+)/,
  /(?:^|\s)(?<program>[\w./-]+): (?:invalid|illegal|unrecognized|unknown) option:? (?:-- ?)?['‘"]?-?(?<letter>\w)['’"]?$/, // getopt
];
