interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

const inside = '/web/my/Inside.tsx'
const door = '/web/my/sign-in/SignInPages.tsx'
/** They stay files of their own, since they are asked for by name. */
const entries = [
  '/web/my/start.ts',
  '/web/my/main.tsx',
  '/web/my/index.html',
  '/web/my/offline/worker.ts',
  inside,
  door,
]

/**
 * The part that a module belongs to, else null: what the first script needs, what both sides of the door need, and what one of them does. Sixty small files
 * weigh a fifth more than one of the same script, because each is compressed by itself.
 */
export function partOf(id: string, modules: Modules): string | null {
  if (entries.some((entry) => id.endsWith(entry)) || id.includes('vite/preload-helper')) return null
  if (leadsFrom('/web/my/start.ts', id, modules)) return 'start'
  const ofMain = leadsFrom('/web/my/main.tsx', id, modules)
  const ofInside = leadsFrom(inside, id, modules)
  const ofDoor = leadsFrom(door, id, modules)
  if (ofMain || (ofInside && ofDoor)) return 'both'
  if (ofInside) return 'inside'
  return ofDoor ? 'door' : null
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
