// Plain JavaScript: the launcher runs it under Node 20.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'contract',
  'database',
  'domain',
  'server',
  'texts',
  'tools',
  'web',
  'package-lock.json',
  'tsconfig.base.json',
]
const skipped = new Set(['node_modules', 'dist'])

/** All that the server and its pages are built from, with size and time of change: when that differs, they are built anew. */
export function listOfSources(root, places = sources) {
  return [root, ...places.flatMap((place) => linesBelow(root, place))].join('\n')
}

function linesBelow(root, place) {
  const facts = statSync(join(root, place))
  if (!facts.isDirectory()) return [`${place} ${facts.size} ${facts.mtimeMs}`]
  const names = readdirSync(join(root, place)).filter((name) => !skipped.has(name) && !name.includes('.test.'))
  return names.toSorted().flatMap((name) => linesBelow(root, `${place}/${name}`))
}
