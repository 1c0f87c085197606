import { fits, isTest } from './rooms.ts'

/** Packages and builtins of Node, as they are imported. A file may use what any entry that fits it allows. */
interface Packages {
  readonly of: RegExp
  readonly may: readonly string[]
  /** As types alone. */
  readonly types?: readonly string[]
}

const icons = '@tabler/icons-react/dist/esm/icons/*.mjs'

const packages: readonly Packages[] = [
  { of: /^contract\//, may: ['zod'] },
  { of: /^texts\/papers\/(frame|logo|pen|product\/picture|sheet-pdf|tags)\.ts$/, may: ['pdf-lib', '@pdf-lib/fontkit'] },

  { of: /^server\/platform\/sql\.ts$/, may: ['sql-template-tag'] },
  { of: /^server\/(features|adapters|platform)\//, may: ['zod'] },
  { of: /^server\/features\/sign-in\/password\/listed-passwords\.ts$/, may: ['@zxcvbn-ts/language-common'] },
  { of: /^server\/features\/sign-in\//, may: ['@node-rs/argon2', 'node:crypto'] },
  { of: /^server\/features\/sign-in\/security\/device-of\.ts$/, may: ['bowser'] },
  { of: /^server\/features\/content\/bot-check\/bot-check\.ts$/, may: ['altcha-lib', 'altcha-lib/algorithms/pbkdf2'] },
  { of: /^server\/features\/content\/static-content\/clean-text\.ts$/, may: ['sanitize-html'] },
  { of: /^server\/features\/sign-in\/passkey\//, may: ['@simplewebauthn/server', '@simplewebauthn/server/helpers'] },
  { of: /^server\/features\/orders\/overview\/(draw-paper|paper-worker)\.ts$/, may: ['node:worker_threads'] },
  { of: /^server\/features\/orders\/overview\/paper-worker\.ts$/, may: ['node:fs/promises'] },
  { of: /^server\/platform\/wire\.ts$/, may: ['node:stream'] },
  { of: /^server\/platform\/sheets\/(sheet-lines|write-sheets)\.ts$/, may: ['hucre/csv', 'hucre/xlsx'] },
  {
    of: /^server\/(platform\/sheets\/[a-z-]+|features\/products\/import\/cells-worker)\.ts$/,
    may: ['node:worker_threads'],
  },
  {
    of: /^server\/features\/(reports\/report\/report-sheet|sign-in\/user-list\/unit-users\.test)\.ts$/,
    may: ['hucre/xlsx'],
  },
  { of: /^server\/testing\/sheets\/read-workbook\.ts$/, may: ['node:zlib'] },
  { of: /^server\/adapters\/.+\/(.+-)?fake(-.+)?\.ts$/, may: ['node:events', 'node:http'], types: ['node:net'] },
  { of: /^server\/adapters\/erp\//, may: ['node:crypto', 'node:fs/promises', 'node:path', 'node:util'] },
  { of: /^server\/adapters\/virus-scanner\/(clamd|fake)\.ts$/, may: ['node:events', 'node:net'] },
  { of: /^server\/adapters\/file-store\/(s3|fake)\.ts$/, may: ['aws4fetch', 'node:crypto'] },
  { of: /^server\/adapters\/file-store\/s3-list\.ts$/, may: ['fast-xml-parser'] },
  { of: /^server\/adapters\/directory\//, may: ['jose'] },
  { of: /^server\/adapters\/directory\/fake\.ts$/, may: ['node:crypto'] },
  { of: /^server\/adapters\/mail\//, may: ['nodemailer'] },
  { of: /^server\/adapters\/population-register\//, may: ['fast-xml-parser', 'node:http', 'node:https'] },
  { of: /^server\/platform\/(.+\/)?(database|transactions\/[a-z-]+)\.ts$/, may: ['pg'] },
  { of: /^server\/platform\/live\/listening\.ts$/, may: ['pg'] },
  { of: /^server\/platform\/(live\/follow|admission\/slow-bodies)\.ts$/, may: [], types: ['fastify'] },
  { of: /^server\/platform\/(.+\/)?http\.ts$/, may: ['fastify', '@fastify/cookie'] },
  {
    of: /^server\/platform\/(.+\/)?compression\.ts$/,
    may: ['@fastify/accept-negotiator', 'node:util', 'node:zlib'],
    types: ['fastify'],
  },
  {
    of: /^server\/platform\/(.+\/)?public-pages\.ts$/,
    may: ['@fastify/static', 'node:fs/promises', 'node:path'],
    types: ['fastify'],
  },
  { of: /^server\/platform\/(.+\/)?(carry-out|shown-persons)\.ts$/, may: ['node:crypto'] },
  { of: /^server\/platform\/(.+\/)?(signing-keys|key-set|tokens)(\.test)?\.ts$/, may: ['jose', 'node:crypto'] },
  { of: /^server\/platform\/(.+\/)?log\.ts$/, may: ['pino'] },
  { of: /^server\/platform\/(.+\/)?metrics\.ts$/, may: ['prom-client'] },
  { of: /^server\/platform\/jobs\//, may: ['graphile-worker', 'pg', 'node:timers/promises'] },
  { of: /^server\/demo-pages\.ts$/, may: ['zod', 'node:fs/promises', 'node:path'], types: ['fastify'] },
  { of: /^server\/demo-mailbox\.ts$/, may: [], types: ['fastify'] },
  { of: /^server\/demo-sign-in\.ts$/, may: [], types: ['fastify'] },
  { of: /^server\/erp-of\.ts$/, may: ['node:path'] },
  { of: /^server\/registers-of\.ts$/, may: ['node:fs'] },
  { of: /^server\/first-administrator\.ts$/, may: ['pg', 'node:readline/promises'] },
  {
    of: /^server\/(.+\/)?testing\//,
    may: [
      'altcha-lib',
      'altcha-lib/algorithms/pbkdf2',
      'fast-check',
      'jose',
      'pg',
      'typescript/unstable/ast',
      'typescript/unstable/sync',
      'vitest',
      'zod',
      'node:child_process',
      'node:crypto',
      'node:events',
      'node:http',
      'node:net',
      'node:readline',
      'node:stream',
      'node:url',
      'node:util',
    ],
  },

  {
    of: /^web\/features\/content\/inquiry\/solve-challenge\.ts$/,
    may: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
  },
  { of: /^web\/directory-return\/main\.ts$/, may: ['@azure/msal-browser/redirect-bridge'] },
  { of: /^web\/platform\/session\/directory-window\.ts$/, may: ['@azure/msal-browser'] },
  { of: /^web\/platform\/camera\/library-reader\.ts$/, may: ['@zxing/library'] },
  {
    of: /^web\/features\/orders\/receipt\//,
    may: ['@fontsource/atkinson-hyperlegible-next/files/*', '@fontsource/noto-sans/files/*'],
  },
  { of: /^web\/features\/orders\/receipt\/(order-paper|paper-tags|paper-words)\.test\.ts$/, may: ['pdf-lib'] },
  {
    of: /^web\/features\//,
    may: ['react', 'react-dom', 'react-hook-form', icons, '@tanstack/react-query', '@tanstack/react-router'],
  },
  { of: /^web\/my\//, may: ['react', icons] },
  { of: /^web\/my\/main\.tsx$/, may: ['react-dom', 'react-dom/client'] },
  { of: /^web\/my\/calls\//, may: ['@tanstack/react-query'] },
  { of: /^web\/my\/vite\.config\.ts$/, may: ['vite', '@vitejs/plugin-react', 'node:fs', 'node:url'] },
  { of: /^web\/my\/offline-shell\.ts$/, may: ['node:crypto'], types: ['vite'] },
  // The editor of texts, on the pages that write news alone.
  {
    of: /^web\/features\/news\/editor\/(rich-schema|rich-commands|RichTextField)\.tsx?$/,
    may: [
      'prosemirror-commands',
      'prosemirror-history',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-view',
    ],
  },
  // Drawn on the overview of a care place alone, so that no other page loads it.
  { of: /^web\/features\/care-place\/overview\/bars\.ts$/, may: ['chart.js'] },
  {
    of: /^web\/ui\//,
    may: ['react', 'react-dom', icons, '@mantine/core', '@mantine/core/styles/*.css', '@mantine/dates'],
  },
  { of: /^web\/ui\/(tree\/Tree|grid\/CellGrid)\.tsx$/, may: ['@tanstack/react-virtual'] },
  { of: /^web\/ui\/picture\/QrCode\.tsx$/, may: ['uqr'] },
  { of: /^web\/gallery\//, may: ['react', 'react-dom/client', 'temporal-polyfill/global', icons] },
  { of: /^web\/ui\/(.+\/)?tabler-icons\.d\.ts$/, may: [], types: ['@tabler/icons-react'] },
  {
    of: /^web\/platform\//,
    may: ['react', 'react-dom', 'react-hook-form', icons, '@tanstack/react-query', '@tanstack/react-router'],
  },
  { of: /^web\/platform\/session\/passkey\.ts$/, may: ['@simplewebauthn/browser'] },
  { of: /^web\/platform\/(.+\/)?strict-validator\.ts$/, may: ['zod/v4'] },
  { of: /^web\/(application|door|main|routes|routes\/.+)\.tsx?$/, may: ['react', '@tanstack/react-router'] },
  { of: /^web\/main\.tsx$/, may: ['react-dom', 'react-dom/client', 'temporal-polyfill/global'] },
  {
    of: /^web\/compressed-files\.ts$/,
    may: ['node:fs/promises', 'node:path', 'node:util', 'node:zlib'],
    types: ['vite'],
  },
  { of: /^web\/(eager-parts|first-parts)\.ts$/, may: [], types: ['vite'] },
  { of: /^web\/external-store\.ts$/, may: ['react'] },
  { of: /^web\/page-parts\.ts$/, may: ['node:fs', 'node:path'] },
  { of: /^web\/plain-endpoints\.ts$/, may: ['node:fs/promises', 'node:url'], types: ['vite'] },
  { of: /^web\/sizes\.ts$/, may: ['node:fs', 'node:zlib'] },
  {
    of: /^web\/drawn-door\/(draw-door|draw-portal-door|drawn-pages)\.ts$/,
    may: ['vite', 'node:child_process', 'node:fs/promises', 'node:os', 'node:path', 'node:util'],
  },
  { of: /^web\/ui\/dialog\/soon\.test\.tsx$/, may: ['react-dom/server'] },
  { of: /^web\/drawn-door\/(portal-)?door-html\.tsx$/, may: ['react-dom/server'] },
  { of: /^web\/vite\.config\.ts$/, may: ['vite', '@vitejs/plugin-react', 'node:fs', 'node:url'] },

  { of: /^database\//, may: ['pg', 'node:crypto', 'node:fs/promises'] },
  { of: /^database\/migrate\.ts$/, may: ['graphile-worker'] },
  { of: /^database\/demo\//, may: ['@node-rs/argon2'] },

  { of: /^e2e\//, may: ['@playwright/test', 'axe-core', 'node:os', 'node:path'] },
  { of: /^(bench|tools)\//, may: ['pg', 'node:*', 'node:path/posix', 'node:timers/promises'] },
  { of: /^bench\//, may: ['@node-rs/argon2'] },
  { of: /^bench\/pages\//, may: ['@playwright/test'] },
  { of: /^tools\/backup\//, may: ['node:fs/promises'] },
  { of: /^tools\/start\/server-bundle\.ts$/, may: ['rolldown'] },
  { of: /^tools\/test\//, may: ['vitest'] },
  { of: /^tools\/openapi-client\//, may: ['@redocly/openapi-core', 'openapi-typescript', 'openapi-fetch'] },
  { of: /^vitest\.config\.ts$/, may: ['vitest/config', 'vitest/node', 'node:fs'] },
]

/** What the tests of a package may use besides. */
const alsoInTests: readonly Packages[] = [
  { of: /^/, may: ['vitest', 'fast-check', 'node:*', 'node:fs/promises'] },
  { of: /^(contract|server|web)\//, may: ['zod'] },
  // They read identity numbers as well: ours are held against theirs.
  { of: /^domain\/care-recipients\//, may: ['personnummer', '@navikt/fnrvalidator'] },
  // It knows the numbers of the world: the rule for those of the four countries is held against it.
  { of: /^domain\/format\//, may: ['libphonenumber-js/max'] },
  { of: /^server\/features\/(products|access-log)\//, may: ['hucre/xlsx'] },
  { of: /^server\/platform\/(public-pages|admission\/slow-bodies)/, may: ['fastify'] },
  // A client library that knows the standards and nothing of us.
  { of: /^server\/oauth-library/, may: ['oauth4webapi', 'jose'] },
  { of: /^web\/plain-endpoints/, may: ['vite'] },
  // The faces are read from their files, as the browser fetches them.
  { of: /^web\/features\/orders\/receipt\//, may: ['node:fs'] },
]

export function mayUsePackage(path: string, from: string, asTypes: boolean): boolean {
  const lists = [...packages, ...(isTest(path) ? alsoInTests : [])].filter((each) => each.of.test(path))
  return lists.some(({ may, types = [] }) => [...may, ...(asTypes ? types : [])].some((each) => fits(each, from)))
}
