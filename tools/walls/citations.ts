import type { Source } from './source.ts'

/**
 * Each id of a rule that is cited has an entry in docs/rules, and each entry is cited or says that it is not yet. An
 * entry is an anchor: `<a id="O-5-16"></a>`; `(rules 3.3)` cites `rules-3.3`.
 */
export function wrongCitations(sources: readonly Source[]): string[] {
  const pages = sources.filter(({ path }) => isPageOfRules(path))
  const entries = new Map<string, { path: string; line: string }>()
  const twice: string[] = []
  for (const { path, text } of pages) {
    for (const [line, id = ''] of text.matchAll(/^.*<a id="([^"]+)"><\/a>.*$/gm)) {
      if (entries.has(id)) twice.push(`${path} has a second entry for ${id}`)
      entries.set(id, { path, line })
    }
  }
  const files = new Set(sources.map(({ path }) => path.split('/').at(-1)))
  const cited = new Set<string>()
  const wrong = sources
    .filter(({ path }) => mayCite(path))
    .flatMap(({ path, text }) => {
      const ids = citedIn(text)
      for (const id of ids) cited.add(id)
      return [
        ...ids.filter((id) => !entries.has(id)).map((id) => `${path} cites ${id}; docs/rules has no entry for it`),
        ...(isMigration(path)
          ? []
          : unopenable(text, files).map((each) => `${path} cites "${each}"; docs/rules.md says how`)),
      ]
    })
  const uncited = [...entries].flatMap(([id, { path, line }]) => {
    const saysSo = /\bnot cited yet\b/.test(line)
    if (cited.has(id) === saysSo)
      return [
        `${path} has ${id}, which ${saysSo ? 'is cited: strike' : 'nobody cites: remove it, or write'} "not cited yet"`,
      ]
    return []
  })
  return [...twice, ...wrong, ...uncited]
}

const isPageOfRules = (path: string) => /^docs\/rules(\/.+)?\.md$/.test(path)
/** An applied migration is not edited, so its longer forms are read, and left. */
const isMigration = (path: string) => path.startsWith('database/migrations/')
const mayCite = (path: string) =>
  /\.(tsx?|mjs|sql|md)$/.test(path) && !isPageOfRules(path) && !/^tools\/walls(\/citations)?(\.test)?\.ts$/.test(path)

const requirement = /(?<![\w'"/`-])[AO]-(?:[CG]\d+|\d+(?:\.\d+)?(?:-\d+)?)(?![\w-])/g
const number = String.raw`\d+(?:\.\d+[a-z]?)?`
const numbered = new RegExp(
  String.raw`\b(rules|states|state machines?|facts|session|roles|roles-and-permissions) (${number}(?:(?:,| and| to) ${number})*)`,
  'gi',
)
const section = /\b(administration|ordering)\.md (\d+(?:\.\d+)?)/g

function citedIn(text: string): string[] {
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/|--)? */g, ' ')
  return [
    ...[...flowing.matchAll(requirement)].map(([id]) => id),
    ...[...flowing.matchAll(numbered)].flatMap(([, family = '', numbers = '']) =>
      numbers.split(/, | and | to |,/).map((each) => `${familyOf(family)}-${each.trim()}`),
    ),
    ...[...flowing.matchAll(section)].map(([, page, each]) => `${page === 'ordering' ? 'O' : 'A'}-${each}`),
  ]
}

function familyOf(word: string): string {
  const family = word.toLowerCase()
  if (family.startsWith('state')) return 'states'
  return family.startsWith('roles') ? 'roles' : family
}

/** Forms that no reader can follow: a page that the repository lacks, a bare number of a question, the longer forms. */
function unopenable(text: string, files: ReadonlySet<string | undefined>): string[] {
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/|--)? */g, ' ')
  const pages = [...flowing.matchAll(/\b[\w-]+\.md\b/g)].map(([page]) => page).filter((page) => !files.has(page))
  const forms = [
    ...flowing.matchAll(/\b(domain (rules|facts)|state machines?) \d|\bquestion [CG]\d+|\([CG]\d{1,2}\)/gi),
  ]
  return [...pages, ...forms.map(([form]) => form)]
}
