interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null
}

/** What is loaded together: the sign-in page as one part, and what comes first after it as another. */
const parts = [
  { name: 'door', entries: ['/web/main.tsx', '/features/sign-in/token/SignInPage.tsx'] },
  {
    name: 'first',
    entries: ['/web/application.tsx', '/features/care-recipients/recipient/list/CareRecipientListPage.tsx'],
  },
]

const entries = parts.flatMap((part) => part.entries)

/**
 * The part that a module belongs to, else null. Sixty small files that always travel together weigh a fifth more than one
 * of the same script, because each is compressed by itself.
 */
export function firstParts(id: string, modules: Modules): string | null {
  // An entry stays a file of its own, since it is asked for by name; schemas are read by forms alone, further in.
  if (
    entries.some((entry) => id.endsWith(entry)) ||
    /\.css$|\/node_modules\/zod\/|\/strict-validator\.ts$|\/contract\//.test(id)
  )
    return null
  return parts.find((part) => isReachedFrom(part.entries, id, modules, new Set()))?.name ?? null
}

function isReachedFrom(from: readonly string[], id: string, modules: Modules, seen: Set<string>): boolean {
  if (from.some((entry) => id.endsWith(entry))) return true
  if (seen.has(id)) return false
  seen.add(id)
  // What is fetched later by whoever names it is not a part of it.
  const importers = (modules.getModuleInfo(id)?.importers ?? []).filter((importer) =>
    modules.getModuleInfo(importer)?.importedIds.includes(id),
  )
  return importers.some((importer) => isReachedFrom(from, importer, modules, seen))
}
