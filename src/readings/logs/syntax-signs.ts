/** How a program says that a configuration file has an error in it: where, and the word that it stumbles over. */
export type SyntaxSign = Readonly<{ format: string; says: RegExp }>;

/** As parsers and servers write it; what they cannot open, resolve or reach is something else. */
export const syntaxSigns: readonly SyntaxSign[] = [
  {
    format: 'nginx configuration',
    says: /\[emerg\] (?!.*(?:host not found|failed \(|cannot load))[^"]*"(?<word>[^"]+)".* in (?<file>\/[^\s:]+):(?<line>\d+)$/,
  },
  {
    format: 'nginx configuration',
    says: /\[emerg\] (?!.*(?:host not found|failed \(|cannot load))[^"]* in (?<file>\/[^\s:]+):(?<line>\d+)$/,
  },
  {
    format: 'httpd configuration',
    says: /AH00526: Syntax error on line (?<line>\d+) of (?<file>[^\s:]+)/,
  },
  {
    format: 'HAProxy configuration',
    says: /parsing \[(?<file>\/[^\s:]+):(?<line>\d+)\] ?: (?:unknown keyword|.*expects|.*unexpected|.*invalid)(?: '(?<word>[^']+)')?/,
  },
  {
    format: 'Envoy configuration',
    says: /error initializing config '\s*(?<file>\/[^\s']+)': (?:Protobuf message|Unable to parse)/,
  },
  {
    format: 'Envoy configuration',
    says: /error `(?:Protobuf message|Unable to parse).*` initializing config '\s*(?<file>\/[^\s']+)'/,
  },
  {
    format: 'PostgreSQL configuration',
    says: /(?:unrecognized configuration parameter "(?<word>[^"]+)" in|syntax error in) file "(?<file>[^"]+)"(?:,)? line (?<line>\d+)/,
  },
  { format: 'MySQL configuration', says: /unknown variable '(?<word>[^'=]+)(?:=[^']*)?'/ },
  {
    format: 'Redis configuration',
    says: /^(?:Bad directive or wrong number of arguments|\*\*\* FATAL CONFIG FILE ERROR)/,
  },
  {
    format: 'PHP-FPM configuration',
    says: /ERROR: \[(?<file>\/[^\s:]+):(?<line>\d+)\] (?:unknown entry '(?<word>[^']+)'|.*(?:parse|invalid))/,
  },
  { format: 'JSON', says: /(?<!\brequests\.exceptions\.)\bJSONDecodeError: / }, // that is of an answer
  { format: 'JSON', says: /SyntaxError: .*(?:in JSON at position|is not valid JSON|JSON input)/ },
  {
    format: 'JSON',
    says: /\binvalid character .* (?:looking for|after|in) .*|unexpected end of JSON input/,
  },
  { format: 'JSON', says: /JsonParseException: |JsonMappingException: |JsonReaderException: / },
  { format: 'YAML', says: /\byaml: (?:line \d+: |unmarshal errors|.*did not find expected)/ },
  {
    format: 'YAML',
    says: /\byaml\.(?:scanner|parser|composer)\.\w+Error|\bYAMLException\b|while (?:scanning|parsing) a /i,
  },
  { format: 'TOML', says: /\btoml: |\bTOMLDecodeError\b|TOML parse error/ },
  { format: 'INI', says: /configparser\.\w*Error: / },
];
