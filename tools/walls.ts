// Checks that the house stands as docs/decisions has it: who imports whom, and a few habits. `npm run check` runs it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wrongCitations } from './walls/citations.ts'
import { badHabits, tooLong } from './walls/habits.ts'
import { forbiddenImports } from './walls/imports.ts'
import { fullFolders, misplacedEndpoints } from './walls/paths.ts'
import { featureCircles } from './walls/circles.ts'
import { roomOf } from './walls/rooms.ts'
import { screenHabits } from './walls/screen-habits.ts'
import { type Source, sourceOf } from './walls/source.ts'
import { numeralStates } from './walls/states.ts'
import { foreignWrites, unownedTables } from './walls/tables.ts'

/** The fewest files that each room is known to have: a check that reads less has looked past something. */
const fewest: Readonly<Record<string, number>> = {
  domain: 10,
  contract: 10,
  texts: 10,
  server: 20,
  web: 20,
  database: 5,
  e2e: 1,
  bench: 1,
  tools: 20,
}

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
const isText = /\.(tsx?|mjs|sql|css|html|json|md|ya?ml|svg)$/

export interface Finding {
  readonly files: number
  readonly imports: number
  /** One line each: the file and what is wrong with it. */
  readonly violations: readonly string[]
}

/** Judges sources given by their paths. Separate from reading them, so that planted violations can be tried. */
export function judge(sources: readonly Source[]): Finding {
  const rules = new Set(
    sources
      .filter((each) => each.imports.some(({ target }) => target === 'domain/outcome.ts'))
      .map((each) => each.path),
  )
  const isFacts = (path: string) => path.startsWith('domain/') && !rules.has(path)
  const violations = sources.flatMap((source) => {
    const room = roomOf(source.path)
    if (!room) return [`${source.path} stands in no room that tools/walls/rooms.ts knows`]
    return [
      ...forbiddenImports(source, room, isFacts),
      ...badHabits(source),
      ...screenHabits(source),
      ...foreignWrites(source),
      ...numeralStates(source),
      ...tooLong(source),
    ].map((each) => `${source.path} ${each}`)
  })
  const schema = sources.find((each) => each.path === 'database/schema.sql')
  return {
    files: sources.length,
    imports: sources.reduce((sum, each) => sum + each.imports.length, 0),
    violations: [...violations, ...featureCircles(sources), ...(schema ? unownedTables(schema) : [])],
  }
}

/** Rooms in which fewer files were read than they are known to have, and a reader that saw no imports. */
export function oversights(sources: readonly Source[], expected: Readonly<Record<string, number>> = fewest): string[] {
  const short = Object.entries(expected).flatMap(([room, least]) => {
    const read = sources.filter((each) => each.path.startsWith(`${room}/`)).length
    return read < least ? [`read only ${read} files of ${room}, which has ${least} or more`] : []
  })
  const imports = sources.reduce((sum, each) => sum + each.imports.length, 0)
  return imports < sources.length / 2 ? [...short, `saw only ${imports} imports in ${sources.length} files`] : short
}

export function readSources(root: string): Source[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : below(path)
      return entry.name.startsWith('.') ? [] : [path]
    })
  return below('').map((path) => sourceOf(path, isText.test(path) ? readFileSync(join(root, path), 'utf8') : ''))
}

if (import.meta.main) {
  const sources = readSources(join(import.meta.dirname, '..'))
  const { files, imports, violations } = judge(sources)
  const problems = [
    ...oversights(sources),
    ...wrongCitations(sources),
    ...violations,
    ...misplacedEndpoints(sources),
    ...fullFolders(sources),
  ]
  for (const problem of problems) console.log(problem)
  console.log(`Walls: ${files} files and ${imports} imports read, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
