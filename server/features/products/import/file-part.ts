import type { ImportError, ImportRow } from '@omsorg/domain/products/import/read-sheet.ts'

/** So many rows are read, compared and kept at a time: what the server holds of a file at once. */
export const rowsAtOnce = 500

/** Some rows of a file, and what is wrong in them. */
export interface FilePart {
  readonly rows: readonly ImportRow[]
  readonly errors: readonly ImportError[]
  readonly isLast: boolean
}
