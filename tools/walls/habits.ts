import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/** A habit that some files must not have, with the sentence that says so. */
interface Habit {
  readonly sentence: string
  readonly concerns: (path: string) => boolean
  /** Looked for outside comments, unless `inComments`. */
  readonly pattern: RegExp
  readonly inComments?: true
}

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path)
const mayReadEnvironment =
  /^(server\/platform\/config\.ts|server\/main\.ts|server\/[^/]+-administrator\.ts|server\/(.+\/)?testing\/.+|database\/testing-[^/]+\.ts|docs\/samples\/.+|tools\/.+|bench\/.+|e2e\/.+|database\/(demo|scale)\/.+|database\/(migrate|generate)[^/]*\.ts|[^/]+\.config\.ts|web\/(my\/)?vite\.config\.ts)$/
const mayCallOut = /^server\/(adapters\/|(.+\/)?testing\/|.+\.test\.ts$)/
// Ends a thread that takes too long over a file.
const mayTime = /^server\/features\/products\/(.+\/)?spreadsheet\.ts$/
const isRule = (path: string) => path.startsWith('domain/') && !isTest(path)
const isFeature = (path: string) => /^server\/(features|adapters)\//.test(path) && !isTest(path)

const habits: readonly Habit[] = [
  {
    sentence: 'reads the environment; only server/platform/config.ts and the tools do',
    concerns: (path) => isCode(path) && !mayReadEnvironment.test(path),
    pattern: /\bprocess\.env\b|\bimport\.meta\.env\.(?!DEV|PROD|MODE)/,
  },
  {
    sentence: 'asks the clock or chance; a rule is given both',
    concerns: isRule,
    pattern:
      /\bDate\.now\b|\bMath\.random\b|\bnew Date\(|\bTemporal\.Now\b|\brandomUUID\b|\bgetRandomValues\b|\bperformance\.now\b/,
  },
  { sentence: 'waits; a rule answers at once', concerns: isRule, pattern: /\basync\b|\bawait\b|\bnew Promise\b/ },
  {
    sentence: 'asks the database; queries stand in *.sql.ts',
    concerns: (path) => isFeature(path) && !path.endsWith('.sql.ts'),
    pattern: /\bsql(<[^`]*>)?`|\btx\.query\b/,
  },
  {
    sentence: 'sends a statement that is no template, which nothing compares with its row',
    concerns: (path) => path.endsWith('.sql.ts'),
    pattern: /\.query\b/,
  },
  {
    sentence:
      'looks for an id by a bare coalesce, which behind a policy no index answers; the id comes first, in a select',
    concerns: (path) => path.endsWith('.sql.ts'),
    pattern: /\b(where|and|on)\s+(\w+\.)?(\w+_)?id\s*=\s*coalesce\(/,
  },
  {
    sentence: 'calls out; an adapter does, from a job or between two transactions',
    concerns: (path) => path.startsWith('server/') && !mayCallOut.test(path),
    pattern: /\bfetch\b|\bnew (WebSocket|XMLHttpRequest|EventSource)\b/,
  },
  {
    sentence: 'loads every language at its start; texts/load.ts loads the one that is asked for',
    concerns: (path) => /^(server|web)\//.test(path) && !isTest(path) && !/\/testing[./]/.test(path),
    pattern: /@omsorg\/texts\/all\.ts/,
  },
  {
    sentence: 'waits for time to pass; what comes later is a job',
    concerns: (path) => isFeature(path) && !path.startsWith('server/adapters/') && !mayTime.test(path),
    pattern: /\bset(Timeout|Interval|Immediate)\(|\bAtomics\.wait\b/,
  },
  {
    sentence: 'compares the message of an error; messages are for people',
    concerns: (path) => path.startsWith('server/') && !isTest(path),
    pattern: /\.message(\s*[=!]==?|\.(includes|startsWith|endsWith|match|search|indexOf)\()|\.test\(\w+\.message\)/,
  },
  {
    sentence: 'loads a module by a name that the walls cannot read',
    concerns: (path) =>
      isCode(path) && path !== 'web/plain-endpoints.ts' && path !== 'server/testing/statements/called.ts',
    pattern: /\bimport\((?!\s*['"])|\brequire\(|\bcreateRequire\b|\bgetBuiltinModule\b/,
  },
  {
    sentence: 'silences a checker',
    concerns: isCode,
    pattern: /\bas any\b|@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable/,
    inComments: true,
  },
  { sentence: 'leaves work for later', concerns: isCode, pattern: /\b(TODO|FIXME|XXX)\b/, inComments: true },
  {
    sentence: 'points outside the repository',
    concerns: () => true,
    pattern: /(^|[\s'"`(])(\/work\/|(\.\.\/)+shared\b)/m,
    inComments: true,
  },
]

/** The walls name what they forbid, and the planted violations of their test are violations. */
const isAboutHabits = (path: string) => /^tools\/walls(\.test\.ts|\/(habits|.+\.test)\.ts)$/.test(path)

export function badHabits({ path, text, code }: Source): string[] {
  if (isAboutHabits(path)) return []
  return habits
    .filter((habit) => habit.concerns(path) && habit.pattern.test(habit.inComments ? text : code))
    .map((habit) => habit.sentence)
}

const mostLines = 300
const mayBeLong =
  /^(database\/(types\.ts|schema\.sql|migrations\/.+|demo\/data\/.+)|texts\/.+|package-lock\.json|.+\.(md|svg))$/

export function tooLong({ path, text }: Source): string[] {
  const lines = text.split('\n').length - 1
  return mayBeLong.test(path) || lines <= mostLines ? [] : [`has ${lines} lines; ${mostLines} is the end`]
}
