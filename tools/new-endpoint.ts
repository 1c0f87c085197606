// npm run new-endpoint <feature> <name>: the files of a new endpoint, each with its one name.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf, type Names, namesOf, nextSteps } from './new-endpoint/files.ts'

/** Writes the files below `root` and answers their paths. Refuses when one of them stands already, and writes none then. */
export function writeEndpoint(root: string, names: Names): string[] {
  const files = Object.entries(filesOf(names))
  const existing = files.map(([path]) => path).filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) throw new Error(`There already is ${existing.join(', ')}`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx' })
  }
  return files.map(([path]) => path)
}

if (import.meta.main) {
  const [feature = '', name = ''] = process.argv.slice(2)
  const names = namesOf(feature, name)
  if (!names) {
    console.error('Usage: npm run new-endpoint <feature> <name>, both in kebab-case: prescriptions close-row')
    process.exit(1)
  }
  try {
    const written = writeEndpoint(join(import.meta.dirname, '..'), names)
    console.log([...written.map((path) => `Wrote ${path}`), '', nextSteps(names)].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
