import type { Group, GroupName } from './groups.ts'
import type { PaletteRow } from './row.ts'

interface Asked<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** A group by what became of its question. */
export function groupOf<Data>(
  name: GroupName,
  answer: Asked<Data>,
  rowsOf: (data: Data) => readonly PaletteRow[],
): Group<PaletteRow> {
  if (answer.isError) return { name, state: 'failed', rows: [], again: () => void answer.refetch() }
  return answer.data ? { name, state: 'there', rows: rowsOf(answer.data) } : { name, state: 'waiting', rows: [] }
}
