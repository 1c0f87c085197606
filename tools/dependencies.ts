// Checks what the project stands on: exact versions, one registry, free licences, nothing with a known fault. `npm run check`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  foreignPackages,
  looseVersions,
  wrongPackages,
  type LockedPackages,
  type Manifest,
} from './dependencies/lock-file.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const { packages } = read('package-lock.json') as { readonly packages: LockedPackages }
const folders = Object.keys(packages).filter((path) => !path.includes('node_modules/'))
const manifests = folders.map((folder) => join(folder, 'package.json')).filter((path) => existsSync(join(root, path)))
const wrong = [...wrongPackages(packages), ...manifests.flatMap((path) => looseVersions(path, read(path) as Manifest))]
for (const each of wrong) console.error(each)
console.log(
  `Dependencies: ${foreignPackages(packages).length} packages in ${manifests.length} lists, ${wrong.length} problems`,
)
if (wrong.length > 0) process.exitCode = 1
