// Prints what of others travels with Omsorg, and under which licence: `npm run licences`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignPackages, nameOf, type LockedPackages } from './dependencies/lock-file.ts'

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages
}

/** The words of a licence as its package brings them; many bring none, and name it alone. */
function wordsOf(path: string): string {
  const folder = join(root, path)
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}

for (const [path, { version, license, dev }] of foreignPackages(packages)) {
  if (dev) continue
  console.log(`${nameOf(path)} ${version ?? ''}\n${license ?? ''}\n`)
  const words = wordsOf(path)
  if (words) console.log(`${words.replaceAll(/^/gm, '  ')}\n`)
}
