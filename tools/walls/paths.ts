import { dirname } from 'node:path/posix'
import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

const definition = /\bendpoint\(\{/g
const named = /export const (\w+)\s*=\s*endpoint\(\{\s*(?:\.\.\.\w+,\s*)*name: '([^']+)'/g
const wholeName = /^[a-z-]+\/[a-z-]+\/[a-z-]+$/

/** What is wrong with the places of endpoints: each stands under one path in the contract, on the server and in its list. */
export function misplacedEndpoints(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((each) => [each.path, each]))
  return sources
    .filter(({ path }) => /^contract\/.+\.ts$/.test(path) && !isTest(path))
    .flatMap((source) => faultsOf(source, byPath).map((fault) => `${source.path} ${fault}`))
}

function faultsOf(source: Source, byPath: ReadonlyMap<string, Source>): string[] {
  const { path, code } = source
  const count = [...code.matchAll(definition)].length
  if (count === 0) return []
  const [found, another] = [...code.matchAll(named)]
  if (!found || another || count > 1) return ['holds one endpoint, whose name comes first']
  const [, constant = '', name = ''] = found
  if (!wholeName.test(name)) return [`is named ${name}, which is not <feature>/<noun>/<name>`]
  if (path !== `contract/${name}.ts`) return [`is named ${name}, and so belongs in contract/${name}.ts`]
  const [feature = '', , last = ''] = name.split('/')
  const handler = byPath.get(`server/features/${name}.ts`)
  const list = byPath.get(`contract/${feature}/endpoints.ts`)
  return [
    ...(constant === camelOf(last) ? [] : [`exports ${constant}, and by its path ${camelOf(last)}`]),
    ...(handler ? [] : [`has no handler in server/features/${name}.ts`]),
    ...(handler && !imports(handler, path) ? [`is not what server/features/${name}.ts answers`] : []),
    ...(list && imports(list, path) ? [] : [`is missing in contract/${feature}/endpoints.ts`]),
  ]
}

function imports(source: Source, path: string): boolean {
  return source.imports.some(({ target }) => target === path)
}

function camelOf(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const mostSources = 24
const isSource = (path: string) => /\.(tsx?|css|sql)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path)
/** Migrations stay where they ran from. */
const mayBeFull = new Set(['database/migrations'])

/** Folders with more sources than one takes in at a glance; tests stand beside and do not count. */
export function fullFolders(sources: readonly Source[]): string[] {
  const folders = Map.groupBy(
    sources.filter(({ path }) => isSource(path)),
    ({ path }) => dirname(path),
  )
  return [...folders]
    .filter(([folder, files]) => files.length > mostSources && !mayBeFull.has(folder))
    .map(([folder, files]) => `${folder} has ${files.length} sources; ${mostSources} is the end, divide it by noun`)
}
