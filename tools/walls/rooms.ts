/** A place for files, and which of our own files they may import. The first room that fits a file counts. */
export interface Room {
  /** Path and ending of the files that may stand here. */
  readonly of: RegExp
  /** Our own files that they may use at run time; `$1` is the feature or service of the file itself. */
  readonly may?: readonly string[]
  /** Those that they may use as types besides. */
  readonly types?: readonly string[]
}

const rulesOfHouse = ['domain/**', 'contract/**', 'texts/**']

const rooms: readonly Room[] = [
  // Days and periods are the ground that all rules stand on.
  { of: /^domain\/([^/]+)\/.+\.ts$/, may: ['domain/$1/**', 'domain/*.ts', 'domain/calendar/period.ts', 'facts'] },
  { of: /^domain\/[^/]+\.ts$/, may: ['domain/**'] },
  { of: /^contract\/.+\.ts$/, may: ['contract/**', 'domain/**'] },
  // What is written alike in a browser and by the server: it knows how the domain writes a phone, and what a state is.
  { of: /^texts\/papers\/.+\.ts$/, may: ['texts/**', 'domain/**'], types: ['contract/**'] },
  // What is drawn alike on a screen and on paper.
  { of: /^texts\/pictures\/.+\.ts$/, may: ['texts/pictures/**'] },
  { of: /^texts\/plural\.ts$/, may: ['texts/**', 'domain/format/whole-number.ts'], types: ['domain/**'] },
  { of: /^texts\/.+\.ts$/, may: ['texts/**'], types: ['domain/**', 'contract/**'] },

  {
    of: /^server\/(testing|platform\/jobs\/testing|(?:adapters|features)\/[^/]+\/testing)\/.+\.ts$/,
    may: [...rulesOfHouse, 'server/**', 'database/**', 'tools/embedded-postgres.ts'],
  },
  {
    of: /^server\/features\/([^/]+)\/.+\.ts$/,
    may: ['server/features/$1/**', ...rulesOfHouse, 'server/platform/**', 'server/features/*/index.ts'],
    types: ['server/adapters/*/port.ts', 'database/sealed.ts'],
  },
  {
    of: /^server\/adapters\/([^/]+)\/.+\.ts$/,
    may: ['server/adapters/$1/**', 'server/platform/**'],
    types: ['contract/*.ts', 'domain/*.ts'],
  },
  {
    of: /^server\/platform\/.+\.ts$/,
    may: [
      'server/platform/**',
      'contract/*.ts',
      'contract/sign-in/token/claims.ts',
      'domain/*.ts',
      'texts/language.ts',
    ],
    types: ['database/sealed.ts'],
  },
  // Tests that hold the server as a whole to the contract.
  { of: /^server\/contract\/[^/]+\.test\.ts$/, may: [...rulesOfHouse, 'server/**'] },
  {
    of: /^server\/((main|demo-mailbox|cards-of|demo-pages|demo-sign-in|directory-of|erp-of|file-store-of|first-administrator|mail-of|outside|registers-of|safe-start|scanner-of|shipment-of|sms-of)|[^/]+\.test)\.ts$/,
    may: [
      ...rulesOfHouse,
      'server/*.ts',
      'server/platform/**',
      'server/features/*/index.ts',
      'server/adapters/**',
      'database/*.ts',
      'database/demo/accounts.ts',
      'database/demo/identities.ts',
    ],
  },

  {
    of: /^web\/features\/([^/]+)\/.+\.(tsx?|css)$/,
    may: ['web/features/$1/**', ...rulesOfHouse, 'web/ui/**', 'web/platform/**', 'web/features/*/index.ts'],
  },
  { of: /^web\/ui\/.+\.(tsx?|css)$/, may: ['web/ui/**', 'texts/pictures/**'] },
  // The care recipient portal: a page of its own, which knows no screen of staff, and of which they know nothing.
  {
    of: /^web\/my\/(vite\.config|offline-shell|portal-parts)\.ts$/,
    may: ['web/my/*.ts', 'web/*.ts', 'web/drawn-door/draw-portal-door.ts'],
  },
  {
    of: /^web\/my\/(.+\.(tsx?|css)|index\.html|public\/my\/[^/]+\.(svg|png|webmanifest))$/,
    may: ['web/my/**', 'web/ui/**', 'web/platform/**', ...rulesOfHouse],
  },
  { of: /^web\/directory-return\/(main\.ts|index\.html)$/, may: ['web/directory-return/**'] },
  // The doors of staff and of the portal as they are drawn when they are built.
  {
    of: /^web\/drawn-door\/.+\.tsx?$/,
    may: [
      ...rulesOfHouse,
      'web/first-parts.ts',
      'web/drawn-door/**',
      'web/platform/**',
      'web/features/sign-in/token/SignInPage.tsx',
      'web/features/sign-in/token/greeting.ts',
      'web/my/language/speaking.ts',
      'web/my/session/*.ts',
      'web/my/sign-in/SignInPages.tsx',
      'web/my/way/way.ts',
    ],
  },
  { of: /^web\/gallery\/.+\.(tsx?|css|html)$/, may: ['web/gallery/**', 'web/ui/**', 'texts/pictures/**'] },
  { of: /^web\/platform\/.+\.(tsx?|css)$/, may: ['web/platform/**', 'web/ui/**', ...rulesOfHouse] },
  // The lists of routes name every screen, each loaded when it is opened.
  {
    of: /^web\/(routes|consent|door|start|routes\/.+)\.tsx?$/,
    may: [...rulesOfHouse, 'web/*', 'web/routes/**', 'web/ui/**', 'web/platform/**', 'web/features/**'],
  },
  {
    of: /^web\/(application|eager-parts|external-store|first-parts|first-parts\.test|page-parts|main|compressed-files|plain-endpoints|plain-endpoints\.test|sizes|vite\.config)\.tsx?$/,
    may: [
      ...rulesOfHouse,
      'web/*',
      'web/drawn-door/draw-door.ts',
      'web/routes/**',
      'web/ui/**',
      'web/platform/**',
      'web/features/*/index.ts',
    ],
  },
  { of: /^web\/(index\.html|public\/[^/]+\.svg)$/ },

  {
    of: /^database\/([^/]+|(demo|scale)\/.+)\.ts$|^database\/(schema|migrations\/[^/]+)\.sql$/,
    may: ['database/**', 'domain/**'],
    types: ['contract/**'],
  },
  // The names of the routes as types alone: a route that no journey opens does not compile.
  {
    of: /^e2e\/.+\.ts$/,
    may: ['e2e/**', 'domain/**', 'contract/**', 'texts/**', 'database/demo/**'],
    types: ['web/platform/routing/paths.ts'],
  },
  { of: /^bench\/.+\.ts$/, may: ['bench/**', 'domain/**', 'contract/**', 'server/**', 'database/**', 'tools/**'] },
  {
    of: /^tools\/.+\.(ts|mjs)$/,
    may: [
      'tools/**',
      'domain/**',
      'contract/**',
      'server/*.ts',
      'server/platform/config.ts',
      'server/platform/config/configuration-error.ts',
      'database/**',
    ],
  },

  { of: /^(domain|contract|texts|server|web|database|tools\/openapi-client)\/(package|tsconfig)\.json$/ },
  { of: /^(e2e|bench|tools|tools\/postgres)\/tsconfig\.json$/ },
  { of: /^docs\/samples\/[^/]+\.mjs$/ },
  { of: /^docs\/([^/]+|(decisions\/\d{4}-|rules\/)[^/]+)\.md$|^docs\/pictures\/[^/]+\.(png|svg)$/ },
  { of: /^(CHANGELOG|CONTRIBUTING|README|SECURITY)\.md$|^LICENSE$/ },
  { of: /^tools\/start\/keep-running\.sh$/ },
  { of: /^deploy\/(Dockerfile|[^/]+\.(yaml|conf|sh))$/ },
  { of: /^(package|package-lock|tsconfig|tsconfig\.base)\.json$|^vitest\.config\.ts$/ },
]

/** What the tests of a package may use besides: the seeded world and a database of its own; the codes that need a text. */
const alsoInTests: Readonly<Record<string, readonly string[]>> = {
  server: [
    'server/**/testing/**',
    'server/testing/**',
    'database/**',
    'tools/embedded-postgres.ts',
    'tools/postgres/folder-in-memory.ts',
    'openapi-client/types-of.ts',
  ],
  database: ['tools/embedded-postgres.ts'],
  texts: ['contract/**', 'domain/**'],
}

/** Names that gather what belongs nowhere. */
const nameless = /(^|\/)(common|helpers?|lib|managers?|misc|services?|shared|utils?)\//

export function roomOf(path: string): Room | undefined {
  return nameless.test(path) ? undefined : rooms.find((each) => each.of.test(path))
}

/** Patterns of our own files that a file may use; those for types alone only where `asTypes`. */
export function filesFor(path: string, room: Room, asTypes: boolean): string[] {
  const own = room.of.exec(path)?.[1] ?? ''
  const tested = isTest(path) ? (alsoInTests[path.split('/')[0] ?? ''] ?? []) : []
  return [...(room.may ?? []), ...(asTypes ? (room.types ?? []) : []), ...tested].map((each) => each.replace('$1', own))
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.(tsx?|mjs)$/.test(path)
}

/** `*` stands for a part of one name, `**` for folders as well. */
export function fits(pattern: string, path: string): boolean {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
  return new RegExp(`^${expression}$`).test(path)
}
