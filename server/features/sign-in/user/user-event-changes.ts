interface Change {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** What an event changed, field by field, as words; nothing for one that has no fields. */
export function changesIn(event: string, detail: Readonly<Record<string, unknown>>): Change[] {
  if (event === 'status-changed') return [{ field: 'status', from: wordOf(detail['from']), to: wordOf(detail['to']) }]
  if (event === 'methods-changed') {
    const { changed } = detail
    return Array.isArray(changed) ? changed.map((field) => ({ field: String(field), from: null, to: null })) : []
  }
  const { changes } = detail
  if (typeof changes !== 'object' || changes === null) return []
  return Object.entries(changes).map(([field, value]) => {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : []
    return { field, from: wordOf(from), to: wordOf(to) }
  })
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
