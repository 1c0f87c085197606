import * as changeOfPerson from './change-of-person.ts'
import { type Part, withEntry, withImport, withPart } from './edit-source.ts'
import * as listOfPerson from './list-of-person.ts'
import { camel, type NewEndpoint, pascal, pathOf, tableOf } from './names.ts'
import * as plain from './plain.ts'
import { migrationOf, withOwner, withSeed } from './table.ts'

/** The project as it stands: the text of a file, undefined where there is none, and the names in a folder. */
export interface Project {
  read(path: string): string | undefined
  list(folder: string): readonly string[]
}

/** What to write, by path. */
export type Plan = Readonly<Record<string, string>>

const templates = { plain, 'list-of-person': listOfPerson, 'change-of-person': changeOfPerson }

/** Every file that a new endpoint makes or changes. Refuses when one that would be made stands already. */
export function planOf(each: NewEndpoint, project: Project): Plan {
  const { feature, noun, kind } = each
  const path = pathOf(each)
  const template = templates[kind]
  if (kind === 'change-of-person' && feature !== 'care-recipients') {
    throw new Error('A change of a person stands in care-recipients, which locks the person')
  }
  const made = {
    [`contract/${path}.ts`]: template.contractOf(each),
    [`server/features/${path}.ts`]: template.handlerOf(each),
  }
  const existing = Object.keys(made).filter((each) => project.read(each) !== undefined)
  if (existing.length > 0) throw new Error(`There already is ${existing.join(', ')}`)
  const part = (at: string, added: Part) => ({ [at]: withPart(project.read(at), added) })
  return {
    ...made,
    ...('queriesOf' in template
      ? part(`server/features/${feature}/${noun}/${noun}.sql.ts`, template.queriesOf(each))
      : {}),
    ...('screenOf' in template ? part(screenPathOf(each), template.screenOf(each, camel(noun))) : {}),
    ...part(`server/features/${feature}/${noun}/${noun}.test.ts`, template.testOf(each)),
    ...lists(each, project, template.exampleOf(each)),
    ...('sentences' in template ? texts(each, project, template.sentences) : {}),
    ...(kind === 'plain' ? {} : table(each, project)),
  }
}

/** What screens show of a noun: its dialogs, drawers and cards. */
export function screenPathOf({ feature, noun }: NewEndpoint): string {
  return `web/features/${feature}/${noun}/${pascal(noun)}Parts.tsx`
}

/** The lists of the feature that name each of its endpoints. */
function lists(each: NewEndpoint, project: Project, example: string): Plan {
  const { feature, noun, name } = each
  const contract = `contract/${feature}/endpoints.ts`
  const server = `server/features/${feature}/index.ts`
  const examples = `server/testing/examples/${feature}.ts`
  const line = `import { ${camel(name)} } from './${noun}/${name}.ts'`
  const listed = (path: string, start: RegExp) =>
    withEntry(withImport(existing(project, path), line), start, camel(name))
  return {
    [contract]: listed(contract, /Endpoints = \{/),
    [server]: listed(server, /HandlersOf<[^>]+>(?: = \{| \{\s*return \{)/),
    [examples]: withEntry(existing(project, examples), /: Examples = \{/, example),
  }
}

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A section of texts for the noun, in each language, or its section with these sentences more. */
function texts({ feature, noun }: NewEndpoint, project: Project, sentences: Sentences): Plan {
  const key = camel(noun)
  return Object.fromEntries(
    Object.entries(sentences).map(([language, words]) => {
      const path = `texts/${language}/${feature}/further.ts`
      const entries = Object.entries(words).map(([name, text]) => `  ${name}: '${text}'`)
      return [path, withSection(existing(project, path), language, key, entries.join(',\n'))]
    }),
  )
}

function withSection(text: string, language: string, key: string, entries: string): string {
  const begun = new RegExp(`^const ${key}\\b[^=]*= \\{`, 'm')
  if (begun.test(text)) return withEntry(text, begun, entries)
  const typed = language === 'en' ? text : withImport(text, `import type { FurtherTexts } from '../../shape.ts'`)
  const type = language === 'en' ? '' : `: FurtherTexts['${key}']`
  const section = `const ${key}${type} = {\n${entries},\n}\n\n`
  const listed = typed.replace(/^export const \w+Texts\b/m, (start) => section + start)
  return withEntry(listed, /^export const \w+Texts\b[^=]*= \{/m, key)
}

/** The table of the noun, unless it stands. */
function table(each: NewEndpoint, project: Project): Plan {
  const owners = existing(project, 'tools/walls/tables.ts')
  if (new RegExp(`\\b${tableOf(each)}\\b`).test(owners)) return {}
  const last = Math.max(...project.list('database/migrations').map((name) => Number(name.slice(0, 4))))
  const number = String(last + 1).padStart(4, '0')
  return {
    [`database/migrations/${number}-${each.noun}.sql`]: migrationOf(each),
    'tools/walls/tables.ts': withOwner(owners, each),
    'database/testing-world.ts': withSeed(existing(project, 'database/testing-world.ts'), each),
  }
}

function existing(project: Project, path: string): string {
  const text = project.read(path)
  if (text === undefined) throw new Error(`There is no ${path} to add to`)
  return text
}
