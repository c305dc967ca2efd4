/** How programs say that a variable of their environment is not set; `isSure` where it can be nothing else. */
export const unsetVariables: readonly Readonly<{ says: RegExp; isSure?: true }>[] = [
  // postgres, mysql, mariadb
  { says: /You must specify (?<variable>[A-Z][A-Z0-9_]+) to a non-empty value/, isSure: true },
  { says: /^\s*(?:- )?(?<variable>(?:MYSQL|MARIADB)_ROOT_PASSWORD)$/, isSure: true },
  { says: /You need to specify one of (?<variable>MARIADB_ROOT_PASSWORD),/, isSure: true },
  // Django, Go's envconfig, and those who say it in words
  { says: /ImproperlyConfigured: Set the (?<variable>[A-Z][A-Z0-9_]+) env/, isSure: true },
  { says: /required key (?<variable>[A-Z][A-Z0-9_]+) missing value/, isSure: true },
  {
    says: /\benv(?:ironment)? var(?:iable)?s?:? ["'`]?(?<variable>[A-Z][A-Z0-9_]+)["'`]? (?:(?:is|was) (?:not (?:set|defined|found|specified)|unset|missing|required|undefined|empty)|must be set|not (?:set|defined|found)|missing|required)/i,
    isSure: true,
  },
  {
    says: /(?:missing|required|undefined)(?: required)? env(?:ironment)? var(?:iable)?s?:? ["'`]?(?<variable>[A-Z][A-Z0-9_]+)/i,
    isSure: true,
  },
  // pydantic, whose fields may come from elsewhere, too; envalid, t3-env and zod; Ruby
  { says: /(?<variable>\b[A-Z][A-Z0-9_]+): \[ ?['"]Required['"] ?\]/ },
  { says: /^\s*(?<variable>[A-Z][A-Z0-9_]+): undefined$/ },
  { says: /"path": \[ ?"(?<variable>[A-Z][A-Z0-9_]+)" ?\]/ },
  { says: /key not found: "(?<variable>[A-Z][A-Z0-9_]+)" \(KeyError\)/ },
  // Python, where it may be another dictionary; shells and Spring, which have variables of their own
  { says: /^KeyError: '(?<variable>[A-Z][A-Z0-9_]+)'$/ },
  { says: /(?<variable>\b[A-Z][A-Z0-9_]+): (?:unbound variable|parameter (?:null or )?not set)/ },
  { says: /Could not resolve placeholder '(?<variable>[\w.]+)'/ },
  {
    says: /\b(?<variable>[A-Z][A-Z0-9]*_[A-Z0-9_]+)["'`]? (?:environment variable )?(?:(?:is|was) (?:(?:empty or )?not set|not defined|unset|missing|required|undefined)|must be set)/,
  },
];
