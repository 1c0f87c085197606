import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

interface Part {
  readonly name: string
  readonly entries: readonly string[]
}

/** What every visit loads: the sign-in page as one part, and what comes first after it as another. */
const firstParts: readonly Part[] = [
  // What asks for all the rest must wait for nothing.
  { name: 'start', entries: ['/web/start.ts'] },
  { name: 'door', entries: ['/web/main.tsx', '/features/sign-in/token/SignInPage.tsx'] },
  {
    name: 'first',
    entries: ['/web/application.tsx', '/features/care-recipients/recipient/list/CareRecipientListPage.tsx'],
  },
  // What the frame around every screen fetches as soon as it is drawn; it must bring nothing of the screens along.
  {
    name: 'frame',
    entries: [
      '/shell/MessageHost.tsx',
      '/shell/help/ScreenHelp.tsx',
      '/shell/renewals/WaitingRenewals.tsx',
      '/recipient/list/PrintList.tsx',
    ],
  },
]

/** What every visit loads of the door, signed in or not. */
const behindDoor: readonly Part[] = [
  { name: 'door', entries: ['/web/main.tsx'] },
  ...firstParts.filter(({ name }) => name === 'first'),
]

/** The screens that people work in, each as one part. What several of them need is a part of its own. */
const pageParts: readonly Part[] = [
  {
    name: 'person',
    entries: [
      '/features/care-recipients/recipient/page/CareRecipientPage.tsx',
      '/features/prescriptions/row/ProductsTab.tsx',
    ],
  },
  { name: 'ordering', entries: ['/features/orders/withdrawal/WithdrawalWizardPage.tsx'] },
  { name: 'selecting', entries: ['/features/product-selection/selection/SelectionPage.tsx'] },
]
const sharedByPages = 'pages'

/** What only the sign-in page and its neighbours need. Whoever is signed in already does not load it. */
const signInPart = 'sign-in'

/** What no single part takes, though nearly every visit needs it: each would be a file of its own. */
const alongside: readonly (readonly [path: string, part: string])[] = [
  // The first script must not wait for the door because both ask for more.
  ['vite/preload-helper', 'start'],
  ['/texts/plural.ts', 'door'],
  ['/domain/format/whole-number.ts', 'door'],
  ['/texts/papers/consumption-text.ts', 'first'],
  ['/texts/papers/flavor-text.ts', sharedByPages],
]

const entries = [...firstParts, ...pageParts].flatMap((part) => part.entries)
const schemas = ['/strict-validator.ts', '/node_modules/zod/']

/**
 * The part that a module belongs to, else null. Sixty small files that always travel together weigh a fifth more than one
 * of the same script, because each is compressed by itself, and on a slow line each sixth waits for a turn of its own.
 */
export function partOf(id: string, modules: Modules): string | null {
  // An entry stays a file of its own, since it is asked for by name; schemas are read by forms alone, further in.
  if (isOneOf([...entries, ...schemas], id)) return null
  if (id.includes('/contract/') && !isPlain(id, modules) && leadsTo(schemas, 'importedIds', id, modules)) return null
  const travels = alongside.find(([path]) => id.includes(path))
  if (travels) return travels[1]
  const belongsTo = ({ entries: from }: Part) => leadsTo(from, 'importers', id, modules)
  const pages = pageParts.filter(belongsTo)
  const first = firstParts.find(belongsTo)
  if (first?.name === 'door' && pages.length === 0 && !behindDoor.some(belongsTo)) return signInPart
  if (first) return first.name
  return pages.length > 1 ? sharedByPages : (pages[0]?.name ?? null)
}

/** An endpoint without its schemas: what its file says beside it is passed on and stands elsewhere (`plain-endpoints.ts`). */
function isPlain(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return imported.length > 0 && imported.every((each) => each === `${id}?whole`)
}

function isOneOf(paths: readonly string[], id: string): boolean {
  return paths.some((path) => id.endsWith(path) || (path.endsWith('/') && id.includes(path)))
}

/** Whether one of these files imports the module, or is imported by it, by however many steps. */
function leadsTo(
  files: readonly string[],
  by: 'importers' | 'importedIds',
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  if (isOneOf(files, id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  // Whoever calls an endpoint needs nothing of what the schemas in its file are made of.
  if (by === 'importers' && seen.size > 1 && id.endsWith('?whole')) return false
  const next = by === 'importers' ? importersOf(id, modules) : modules.getModuleInfo(id)?.importedIds
  return (next ?? []).some((each) => leadsTo(files, by, each, modules, seen))
}

/** Those that import the module at once; what is fetched later by whoever names it is not a part of it. */
function importersOf(id: string, modules: Modules): readonly string[] {
  const importers = (modules.getModuleInfo(id)?.importers ?? []).filter((each) => imports(each, id, modules))
  // Whoever takes something from the index of a feature or a package takes that alone, not all that stands in it.
  return importers.flatMap((each) =>
    /\/(?:web\/features\/[^/]+\/index\.ts|react-router\/dist\/esm\/index\.js)$/.test(each)
      ? importersOf(each, modules).filter((taker) =>
          takes(taker, each).some((name) => passedOn(each, id).includes(name)),
        )
      : [each],
  )
}

function imports(importer: string, id: string, modules: Modules): boolean {
  return modules.getModuleInfo(importer)?.importedIds.includes(id) ?? false
}

/** The names that the file takes from the index. */
function takes(file: string, index: string): readonly string[] {
  return statementsOf(file).flatMap(({ names, from }) =>
    from === index || index.includes(`/node_modules/${from}/`) ? names.map(([there]) => there) : [],
  )
}

/** The names by which the index passes on what stands in the module. */
function passedOn(index: string, id: string): readonly string[] {
  return statementsOf(index).flatMap(({ names, from }) => (from === id ? names.map(([, here]) => here) : []))
}

interface Statement {
  /** As it is called where it stands, and here. */
  readonly names: readonly (readonly [there: string, here: string])[]
  /** The file, or the name of a package. */
  readonly from: string
}

/** What a file takes or passes on by name. */
function statementsOf(file: string): readonly Statement[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export) \{([^}]*)\} from ['"]([^'"]+)['"]/gm)
  return [...statements].map(([, list = '', from = '']) => ({
    names: list
      .split(',')
      .map((each) => each.trim().split(' as '))
      .map(([there = '', here = there]) => [there, here] as const),
    from: from.startsWith('.') ? resolve(dirname(file), from) : from,
  }))
}
