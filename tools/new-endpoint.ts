// npm run new-endpoint <feature>/<noun>/<name> <permission>: a new endpoint in every room, and the lists that name it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { permissions } from '@omsorg/contract/permissions.ts'
import { kinds, type NewEndpoint, partsOf } from './new-endpoint/names.ts'
import { nextSteps } from './new-endpoint/next-steps.ts'
import { planOf, type Plan, type Project } from './new-endpoint/plan.ts'

const usage = `Usage: npm run new-endpoint <feature>/<noun>/<name> <permission> -- --kind <kind>
  the path in kebab-case: prescriptions/row/close-row
  the permission as contract/permissions.ts spells it, or signed-in
  the kind: ${kinds.join(', ')}; plain without one`

/** What was asked for, or the sentence that says what is wrong with it. */
export function readArguments(args: readonly string[]): NewEndpoint | string {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'plain' } },
  })
  const [path = '', permission, ...more] = positionals
  const parts = partsOf(path)
  const kind = kinds.find((each) => each === values.kind)
  if (!parts || !kind || more.length > 0) return usage
  if (permission === undefined) return `Who may call it has no default.\n${usage}`
  const known: readonly string[] = [...permissions, 'signed-in']
  if (!known.includes(permission)) return `contract/permissions.ts has no ${permission}.\n${usage}`
  return { ...parts, permission, kind }
}

export function projectAt(root: string): Project {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
    list: (folder) => readdirSync(join(root, folder)),
  }
}

export function writePlan(root: string, plan: Plan): void {
  for (const [path, text] of Object.entries(plan)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  try {
    const wanted = readArguments(process.argv.slice(2))
    if (typeof wanted === 'string') throw new Error(wanted)
    const project = projectAt(root)
    const plan = planOf(wanted, project)
    const lines = Object.keys(plan).map((path) => `${project.read(path) === undefined ? 'Wrote' : 'Added to'} ${path}`)
    writePlan(root, plan)
    const sources = Object.keys(plan).filter((path) => path.endsWith('.ts') || path.endsWith('.tsx'))
    execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...sources], { cwd: root })
    console.log([...lines, '', 'What is left:', nextSteps(wanted, plan)].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
