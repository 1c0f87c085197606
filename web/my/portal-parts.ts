interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

const inside = '/web/my/Inside.tsx'
const door = '/web/my/sign-in/SignInPages.tsx'

/** What is fetched when somebody goes there, each as one part; what several of them need is a part of its own. */
const furtherIn: Readonly<Record<string, readonly string[]>> = {
  order: ['/web/my/order/OrderPages.tsx'],
  diary: ['/web/my/diary/DiaryPages.tsx'],
  parcel: ['/web/my/parcel/ParcelPages.tsx'],
  details: ['/web/my/details/DetailPages.tsx'],
  outbox: ['/web/my/offline/outbox-here.ts', '/web/my/offline/answers-here.ts'],
  dialogs: [
    '/web/my/shell/MenuDialog.tsx',
    '/web/my/person/MenuEntries.tsx',
    '/web/my/shell/StillThereQuestion.tsx',
    '/web/my/person/LeavingQuestion.tsx',
  ],
}

const countsInWords = ['/texts/plural.ts', '/domain/format/whole-number.ts']

/** They stay files of their own, since they are asked for by name. */
const entries = [
  '/web/my/start.ts',
  '/web/my/main.tsx',
  '/web/my/index.html',
  '/web/my/offline/worker.ts',
  inside,
  door,
  ...Object.values(furtherIn).flat(),
]

/**
 * The part that a module belongs to, else null: what the first script needs, what both sides of the door need, what one of
 * them does, and what is needed further in. Sixty small files
 * weigh a fifth more than one of the same script, because each is compressed by itself.
 */
export function partOf(id: string, modules: Modules): string | null {
  if (entries.some((entry) => id.endsWith(entry)) || id.includes('vite/preload-helper')) return null
  if (leadsFrom('/web/my/start.ts', id, modules)) return 'start'
  // What the words of each language need.
  if (countsInWords.some((path) => id.endsWith(path))) return 'both'
  const ofMain = leadsFrom('/web/my/main.tsx', id, modules)
  const ofInside = leadsFrom(inside, id, modules)
  const ofDoor = leadsFrom(door, id, modules)
  if (ofMain || (ofInside && ofDoor)) return 'both'
  if (ofInside) return 'inside'
  const parts = Object.keys(furtherIn).filter((part) => furtherIn[part]?.some((from) => leadsFrom(from, id, modules)))
  if (ofDoor) return parts.length > 0 ? 'door-and-further' : 'door'
  return parts.length > 1 ? 'further-in' : (parts[0] ?? null)
}

/** Whether the file imports the module by however many steps, none of them on demand. */
function leadsFrom(file: string, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith(file)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers
    .filter((each) => modules.getModuleInfo(each)?.importedIds.includes(id))
    .some((each) => leadsFrom(file, each, modules, seen))
}
