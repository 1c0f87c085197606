import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1000 bytes, gzip) of script that a page may load before it is there (experience, "Fast"). */
const limits = [
  { page: 'sign-in', screens: ['features/sign-in/token/SignInPage.tsx'], limit: 110 },
  {
    page: 'main',
    screens: ['application.tsx', 'features/care-recipients/recipient/list/CareRecipientListPage.tsx'],
    limit: 170,
  },
]

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

const dist = new URL('./dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>

/** Each person loads one language; the heaviest of the four counts. */
const languages = ['en', 'sv', 'fi', 'dk'].map((language) => `../texts/${language}/index.ts`)

/** A chunk with everything that it imports at once. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (!manifest[key]) throw new Error(`${key} is not in the build`)
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, found)
  return found
}

function weigh(keys: Iterable<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(`${file}`, dist))).length, 0)
}

let failed = false
const entry = closure('main.tsx', closure('index.html'))
for (const { page, screens, limit } of limits) {
  const loaded = new Set(entry)
  for (const screen of screens) {
    if (manifest[screen]) closure(screen, loaded)
    else {
      failed = true
      console.error(`${page}: ${screen} is not in the build`)
    }
  }
  const heaviest = Math.max(...languages.map((key) => weigh([...closure(key)].filter((each) => !loaded.has(each)))))
  const total = (weigh(loaded) + heaviest) / 1000
  const verdict = total <= limit ? 'within' : 'over'
  console.log(`${page}: ${total.toFixed(1)} kB gzip, ${verdict} ${limit} kB (texts ${(heaviest / 1000).toFixed(1)} kB)`)
  if (total > limit) failed = true
}
if (failed) process.exitCode = 1
