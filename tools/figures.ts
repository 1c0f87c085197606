import { isTest } from './walls/rooms.ts'
import type { Source } from './walls/source.ts'

interface Size {
  readonly files: number
  readonly lines: number
}

export interface Figures {
  readonly name: string
  readonly sources: Size
  readonly styles: Size
  readonly tests: Size
}

const packages = ['domain', 'contract', 'server', 'web', 'texts', 'database', 'tools', 'e2e']
const isSource = /\.(tsx?|mjs|sql)$/

export function figuresOf(name: string, sources: readonly Source[]): Figures {
  const own = sources.filter(({ path }) => path.startsWith(`${name}/`))
  const code = own.filter(({ path }) => isSource.test(path))
  return {
    name,
    sources: sizeOf(code.filter(({ path }) => !serves(path))),
    styles: sizeOf(own.filter(({ path }) => path.endsWith('.css'))),
    tests: sizeOf(code.filter(({ path }) => serves(path))),
  }
}

/** A test, or what stands for the sake of tests alone. */
function serves(path: string): boolean {
  return isTest(path) || path.startsWith('e2e/') || path.includes('/testing/')
}

function sizeOf(sources: readonly Source[]): Size {
  const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  return { files: sources.length, lines }
}

/** How large each package is, one line each. */
export function figuresTable(sources: readonly Source[]): string {
  const rows = packages.map((each) => figuresOf(each, sources))
  const cells = [
    ['', 'files', 'lines', 'css files', 'css lines', 'test files', 'test lines'],
    ...rows.map(({ name, ...parts }) => [
      name,
      ...[parts.sources, parts.styles, parts.tests].flatMap(({ files, lines }) => [String(files), String(lines)]),
    ]),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  '))
    .join('\n')
}
