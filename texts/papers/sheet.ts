import type { Paper, PaperRow } from './paper.ts'

/** A paper that is a table, in words: a list of a day, or the days of some weeks. */
export interface Sheet extends Pick<Paper, 'title' | 'lang' | 'header' | 'footer' | 'page'> {
  readonly facts: readonly PaperRow[]
  readonly landscape: boolean
  /** `share` is how wide a column is beside the others. */
  readonly columns: readonly { readonly head: string; readonly share: number }[]
  /** Where the first cell of a row names the others. */
  readonly rowHeads?: boolean
  readonly rows: readonly SheetRow[]
  /** What stands where no row does. */
  readonly empty: string
}

/** Cells from left to right, each of some lines. */
export type SheetRow = readonly (readonly SheetLine[])[]

export interface SheetLine {
  readonly text: string
  readonly look?: 'bold' | 'quiet'
}
