// Names the places of the sources in what it reads: `node tools/run.mjs tools/start/places.ts < .data/log/omsorg.log`.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { root } from './settings.ts'

const built = join(root, 'tools/dist')
const maps = new Map<string, SourceMap | null>()

function mapOf(file: string): SourceMap | null {
  const path = join(built, `${file}.map`)
  if (!maps.has(file)) {
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null)
  }
  return maps.get(file) ?? null
}

function placeOf(place: string, file: string, line: string, column: string): string {
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry)) return place
  const source = relative(root, resolve(built, entry.originalSource))
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

const text = readFileSync(0, 'utf8')
process.stdout.write(text.replaceAll(/[^\s(]*tools\/dist\/([\w.-]+\.cjs):(\d+):(\d+)/g, placeOf))
