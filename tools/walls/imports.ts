import type { Import, Source } from './source.ts'

/** Who may import whom. Each wall stands before the files that `of` names; the first that fits a file counts. */
interface Wall {
  readonly of: RegExp
  /** Our own files that it may use at run time; `$1` is the feature or service of the file itself. */
  readonly may: readonly string[]
  /** Those that it may use as types besides. */
  readonly types?: readonly string[]
  /** The packages it may use; all, when left out. */
  readonly packages?: RegExp
  readonly notPackages?: RegExp
}

const noPackage = /^$/
// The last two read identity numbers as well: ours are held against theirs.
const testPackages = /^(vitest|fast-check|@fast-check\/vitest|axe-core|node:.*|personnummer|@navikt\/fnrvalidator)$/
const rulesOfHouse = ['domain/**', 'contract/**', 'texts/**']

const walls: readonly Wall[] = [
  // Days and periods are the ground that all rules stand on.
  {
    of: /^domain\/([^/]+)\/.+/,
    may: ['domain/$1/**', 'domain/*.ts', 'domain/calendar/period.ts', 'facts'],
    packages: noPackage,
  },
  { of: /^domain\//, may: ['domain/**'], packages: noPackage },
  { of: /^contract\//, may: ['contract/**', 'domain/**'], packages: /^zod$/ },
  { of: /^texts\//, may: ['texts/**'], types: ['domain/**', 'contract/**'], packages: noPackage },
  { of: /^server\/(.+\/)?testing\//, may: [...rulesOfHouse, 'server/**', 'database/**', 'tools/embedded-postgres.ts'] },
  {
    of: /^server\/features\/([^/]+)\//,
    may: ['server/features/$1/**', ...rulesOfHouse, 'server/platform/**', 'server/features/*/index.ts'],
    types: ['server/adapters/*/port.ts', 'database/types.ts', 'database/sealed.ts'],
  },
  {
    of: /^server\/adapters\/([^/]+)\//,
    may: ['server/adapters/$1/**', 'server/platform/**'],
    types: ['contract/*.ts', 'domain/*.ts', 'database/types.ts'],
  },
  {
    of: /^server\/platform\//,
    may: [
      'server/platform/**',
      'contract/*.ts',
      'contract/sign-in/token/claims.ts',
      'domain/*.ts',
      'texts/language.ts',
    ],
    types: ['database/types.ts', 'database/sealed.ts'],
  },
  {
    of: /^server\/[^/]+$/,
    may: [
      ...rulesOfHouse,
      'server/*.ts',
      'server/platform/**',
      'server/features/*/index.ts',
      'server/adapters/**',
      'database/*.ts',
      'database/demo/accounts.ts',
    ],
  },
  {
    of: /^web\/features\/([^/]+)\//,
    may: ['web/features/$1/**', ...rulesOfHouse, 'web/ui/**', 'web/platform/**', 'web/features/*/index.ts'],
  },
  { of: /^web\/ui\//, may: ['web/ui/**'], notPackages: /^(@tanstack\/react-(router|query).*|zod)$/ },
  { of: /^web\/platform\//, may: ['web/platform/**', 'web/ui/**', ...rulesOfHouse] },
  // The list of routes names every screen, each loaded when it is opened.
  {
    of: /^web\/(routes|door)\.tsx$/,
    may: [...rulesOfHouse, 'web/*', 'web/ui/**', 'web/platform/**', 'web/features/**'],
  },
  { of: /^web\/[^/]+$/, may: [...rulesOfHouse, 'web/*', 'web/ui/**', 'web/platform/**', 'web/features/*/index.ts'] },
  { of: /^database\//, may: ['database/**', 'domain/**'], types: ['contract/**'] },
  // The names of the routes as types alone: a route that no journey opens does not compile.
  {
    of: /^e2e\//,
    may: ['e2e/**', 'domain/**', 'contract/**', 'texts/**', 'database/demo/**'],
    types: ['web/platform/paths.ts'],
  },
  {
    of: /^bench\//,
    may: ['bench/**', 'domain/**', 'contract/**', 'server/**', 'database/**', 'tools/**'],
  },
  {
    of: /^tools\//,
    may: ['tools/**', 'domain/**', 'contract/**', 'server/*.ts', 'server/platform/config.ts', 'database/**'],
  },
]

/** What the tests of a package may use besides: the seeded world and a database of its own; the codes that need a text. */
const alsoInTests: Readonly<Record<string, readonly string[]>> = {
  server: ['server/**/testing/**', 'server/testing/**', 'database/**', 'tools/embedded-postgres.ts'],
  database: ['tools/embedded-postgres.ts'],
  texts: ['contract/**', 'domain/**'],
}

/** The imports of a file that its wall forbids, each as a sentence. `isFacts` tells facts of the domain from its rules. */
export function forbiddenImports(source: Source, isFacts: (path: string) => boolean): string[] {
  const wall = walls.find((each) => each.of.test(source.path))
  if (!wall) return []
  return source.imports
    .filter(
      (each) => !(each.target === null ? mayUsePackage(wall, source, each) : mayUseFile(wall, source, each, isFacts)),
    )
    .map((each) => `must not import ${each.from}${each.onlyTypes ? '' : ' at run time'}`)
}

function mayUsePackage(wall: Wall, source: Source, { from }: Import): boolean {
  if (isTest(source.path) && testPackages.test(from)) return true
  return (wall.packages?.test(from) ?? true) && !wall.notPackages?.test(from)
}

function mayUseFile(
  wall: Wall,
  source: Source,
  { target, onlyTypes }: Import,
  isFacts: (path: string) => boolean,
): boolean {
  const own = wall.of.exec(source.path)?.[1] ?? ''
  const tested = isTest(source.path) ? (alsoInTests[source.path.split('/')[0] ?? ''] ?? []) : []
  const allowed = [...wall.may, ...(onlyTypes ? (wall.types ?? []) : []), ...tested]
  return allowed.some((each) =>
    each === 'facts'
      ? isFacts(target ?? '') || (onlyTypes && (target ?? '').startsWith('domain/'))
      : fits(each.replace('$1', own), target ?? ''),
  )
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function fits(pattern: string, path: string): boolean {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
  return new RegExp(`^${expression}$`).test(path)
}
