import type { ImportChange } from '@omsorg/contract/products/import/import-view.ts'
import type { ImportError } from '@omsorg/domain/products/import/read-sheet.ts'
import type { Comparison } from './compare.ts'

const mostErrorsShown = 500
const mostChangesShown = 200

/** What is told of an import: the first errors and changes, and how many there are. */
export function createPreview() {
  const named = new Set<string>()
  const errors: ImportError[] = []
  const changes: ImportChange[] = []
  let [errorCount, unchanged, rows] = [0, 0, 0]
  const show = (more: readonly ImportChange[]) => changes.push(...more.slice(0, mostChangesShown - changes.length))

  return {
    /** The keys of the records that the rows speak of. */
    named,
    hasRows: () => rows > 0,
    add(compared: Comparison, ofRows: readonly ImportError[]): void {
      const found = [...ofRows, ...compared.errors].toSorted((one, other) => one.row - other.row)
      errors.push(...found.slice(0, mostErrorsShown - errors.length))
      errorCount += found.length
      unchanged += compared.unchanged
      rows += compared.unchanged + compared.steps.length + compared.errors.length
      for (const key of compared.named) named.add(key)
      show(compared.changes)
    },
    remove: show,
    counts: () => ({ unchanged, errorCount }),
    shown: () => ({
      errors: errors.map(({ row, field, code }) => ({ row, field, code })),
      changes: changes.map((change) => ({ ...change, fields: [...change.fields] })),
    }),
  }
}
