type Query = Readonly<Record<string, unknown>>

/** Reads a query as it is written: every value is text, and a name that is written twice has two. */
export function readQuery(query: string): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query)) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries(values)
}

/** Writes it back in the same way; '' where nothing is asked. */
export function writeQuery(query: Query): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined && each !== null) written.append(name, String(each))
  }
  return written.size > 0 ? `?${written}` : ''
}
