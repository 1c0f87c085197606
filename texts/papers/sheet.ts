import type { ProductDetail } from '../pictures/product-detail.ts'
import type { ProductShape } from '../pictures/product-shapes.ts'
import type { Framed, PaperRow } from './paper.ts'

/** A paper that is a table, in words: a list of a day, or the days of some weeks. */
export interface Sheet extends Framed {
  /** Below the title. */
  readonly lead?: string
  /** Beside the title. */
  readonly picture?: SheetPicture
  /** What has to be known before all else. */
  readonly notice?: { readonly title: string; readonly text: string }
  readonly facts: readonly PaperRow[]
  /** Facts below headings of their own; one without facts is left out by whoever makes it. */
  readonly sections?: readonly SheetSection[]
  readonly landscape: boolean
  /** `share` is how wide a column is beside the others. */
  readonly columns: readonly { readonly head: string; readonly share: number; readonly align?: 'right' }[]
  /** Where the first cell of a row names the others. */
  readonly rowHeads?: boolean
  readonly rows: readonly SheetRow[]
  /** Headings within the table, by the row above which they stand. */
  readonly headings?: ReadonlyMap<number, SheetHeading>
  /** What it comes to, below the table. */
  readonly sums?: readonly (PaperRow & { readonly isTotal: boolean })[]
  /** What stands where no row does. */
  readonly empty: string
}

/** Cells from left to right, each of some lines. */
export type SheetRow = readonly (readonly SheetLine[])[]

export interface SheetSection {
  readonly title: string
  readonly facts: readonly PaperRow[]
  /** Below the facts. */
  readonly text?: string
}

/** The drawing of a kind of product. */
export interface SheetPicture {
  readonly shape: ProductShape
  readonly detail: ProductDetail
  /** Below it. */
  readonly caption: string
  /** What whoever hears the paper read is told of it. */
  readonly told: string
}

export interface SheetHeading {
  readonly title: string
  readonly note?: string
}

export interface SheetLine {
  readonly text: string
  readonly look?: 'bold' | 'quiet'
}
