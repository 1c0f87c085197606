// Names the places of the sources in what it reads: `node tools/run.mjs tools/start/places.ts < .data/log/omsorg.log`.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { root } from './settings.ts'

const built = 'tools/dist/start.cjs'
const map = new SourceMap(JSON.parse(readFileSync(join(root, `${built}.map`), 'utf8')))

function placeOf(line: string, column: string): string {
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return `${built}:${line}:${column}`
  const file = relative(root, resolve(root, 'tools/dist', entry.originalSource))
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

const text = readFileSync(0, 'utf8')
process.stdout.write(text.replaceAll(/[^\s(]*start\.cjs:(\d+):(\d+)/g, (_, line, column) => placeOf(line, column)))
