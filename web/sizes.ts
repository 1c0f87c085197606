import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1000 bytes, gzip) of script that a page may load before it is there (experience, "Fast"). */
const ofStaff = {
  manifest: 'manifest.json',
  entry: ['index.html', 'main.tsx'],
  texts: ['index'],
}
const ofCare = { ...ofStaff, texts: ['index', 'care'] }
const ofPortal = { manifest: 'my.json', entry: ['my/index.html'], texts: ['portal/index'] }
/** The door says what the start page does not. */
const ofDoor = { ...ofPortal, texts: ['portal/index', 'portal/further'] }
const languages = ['en', 'sv', 'fi', 'dk']

const limits = [
  { page: 'sign-in', of: ofStaff, screens: ['features/sign-in/token/SignInPage.tsx'], limit: 110 },
  {
    page: 'main',
    of: ofStaff,
    screens: ['application.tsx', 'features/care-recipients/recipient/list/CareRecipientListPage.tsx'],
    limit: 170,
  },
  {
    page: 'person',
    of: ofCare,
    screens: [
      'application.tsx',
      'features/care-recipients/recipient/page/CareRecipientPage.tsx',
      'features/prescriptions/row/ProductsTab.tsx',
    ],
    limit: 235,
  },
  {
    page: 'order',
    of: ofCare,
    screens: ['application.tsx', 'features/orders/withdrawal/WithdrawalWizardPage.tsx'],
    limit: 240,
  },
  {
    page: 'selection',
    of: ofCare,
    screens: ['application.tsx', 'features/product-selection/selection/SelectionPage.tsx'],
    limit: 235,
  },
  { page: 'portal sign-in', of: ofDoor, screens: ['my/main.tsx', 'my/sign-in/SignInPages.tsx'], limit: 110 },
  { page: 'portal', of: ofPortal, screens: ['my/main.tsx', 'my/Inside.tsx'], limit: 110 },
]

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

const dist = new URL('./dist/', import.meta.url)
type Manifest = Readonly<Record<string, Chunk>>

/** A chunk with everything that it imports at once. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (!manifest[key]) throw new Error(`${key} is not in the build`)
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found)
  return found
}

function weigh(manifest: Manifest, keys: Iterable<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(`${file}`, dist))).length, 0)
}

let failed = false
for (const { page, of, screens, limit } of limits) {
  const manifest = JSON.parse(readFileSync(new URL(`.vite/${of.manifest}`, dist), 'utf8')) as Manifest
  const loaded = new Set<string>()
  for (const entry of of.entry) closure(manifest, entry, loaded)
  for (const screen of screens) {
    if (manifest[screen]) closure(manifest, screen, loaded)
    else {
      failed = true
      console.error(`${page}: ${screen} is not in the build`)
    }
  }
  // Each person loads one language; the heaviest of the four counts.
  const heaviest = Math.max(
    ...languages.map((language) => {
      const words = new Set<string>()
      for (const file of of.texts) closure(manifest, `../texts/${language}/${file}.ts`, words)
      return weigh(
        manifest,
        [...words].filter((each) => !loaded.has(each)),
      )
    }),
  )
  const total = (weigh(manifest, loaded) + heaviest) / 1000
  const verdict = total <= limit ? 'within' : 'over'
  console.log(`${page}: ${total.toFixed(1)} kB gzip, ${verdict} ${limit} kB (texts ${(heaviest / 1000).toFixed(1)} kB)`)
  if (total > limit) failed = true
}
if (failed) process.exitCode = 1
