/** One file of the repository as the walls see it. */
export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
  /** The text with its comments blanked out; the text itself where it is no TypeScript. */
  readonly code: string
  readonly imports: readonly Import[]
}

export interface Import {
  /** As it is written. */
  readonly from: string
  /** The path of our own file that it means, or null for a package. */
  readonly target: string | null
  readonly onlyTypes: boolean
}

const statement = /^[ \t]*(?:import|export)\s+(type\s)?([\w*{}\s,$]*?)\s*from\s*['"]([^'"\n]+)['"]/gm
const sideEffect = /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm
const onDemand = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

export function sourceOf(path: string, text: string): Source {
  const isCode = /\.tsx?$|\.mjs$/.test(path)
  const code = isCode ? withoutComments(text) : text
  const statements = isCode ? withoutTemplates(code) : ''
  const imports = [
    ...[...statements.matchAll(statement)].map(
      ([, type, names = '', from = '']) => [from, Boolean(type) || allTypes(names)] as const,
    ),
    ...[...statements.matchAll(sideEffect)].map(([, from = '']) => [from, false] as const),
    ...[...statements.matchAll(onDemand)].map(([, from = '']) => [from, false] as const),
  ]
  return {
    path,
    text,
    code,
    imports: imports.map(([from, onlyTypes]) => ({ from, onlyTypes, target: targetOf(path, from) })),
  }
}

/** Blanks out comments and keeps everything else in its place; a string is left alone, so that `'https://'` is no comment. */
function withoutComments(text: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replace(token, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found))
}

/** Code that a template holds is text here, such as what a generator writes. */
function withoutTemplates(text: string): string {
  return text.replace(/`(?:\\.|[^`\\])*`/g, (found) => found.replace(/[^\n]/g, ' '))
}

function allTypes(names: string): boolean {
  const listed =
    /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? []
  return listed.length > 0 && listed.every((name) => name.startsWith('type '))
}

function targetOf(path: string, from: string): string | null {
  if (from.startsWith('@omsorg/')) return from.slice('@omsorg/'.length)
  if (!from.startsWith('.')) return null
  const parts = path.split('/').slice(0, -1)
  for (const step of from.replace(/\?.*$/, '').split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}
