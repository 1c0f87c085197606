import { isTest } from './imports.ts'
import { type Source, withoutComments } from './source.ts'

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
  /^(server\/platform\/config\.ts|server\/main\.ts|server\/[^/]+-administrator\.ts|server\/(.+\/)?testing\/.+|database\/testing-[^/]+\.ts|tools\/.+|bench\/.+|e2e\/.+|database\/(demo|scale)\/.+|database\/(migrate|generate)[^/]*\.ts|[^/]+\.config\.ts|web\/vite\.config\.ts)$/
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
    pattern:
      /\bsql(<[^`]*>)?`|\bimport (?!type)[^'\n]*from '(kysely|pg)'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
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
const isAboutHabits = (path: string) => /^tools\/walls(\/habits\.ts|\.test\.ts)$/.test(path)

export function badHabits({ path, text }: Source): string[] {
  if (isAboutHabits(path)) return []
  const code = isCode(path) ? withoutComments(text) : text
  return habits
    .filter((habit) => habit.concerns(path) && habit.pattern.test(habit.inComments ? text : code))
    .map((habit) => habit.sentence)
}

const mostLines = 300
const mayBeLong =
  /^(database\/(types\.ts|schema\.sql|migrations\/.+|demo\/data\/.+)|texts\/.+|package-lock\.json|.+\.(md|svg|css))$/

export function tooLong({ path, text }: Source): string[] {
  const lines = text.split('\n').length - 1
  return mayBeLong.test(path) || lines <= mostLines ? [] : [`has ${lines} lines; ${mostLines} is the end`]
}
