import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '../shape.ts'

/** In whose words a paper is written, who takes it, and when. */
export interface PaperReader {
  readonly t: AllTexts
  readonly f: Formats
  readonly by: string
  readonly now: string
}

/** What a paper says, in words, wherever it is written. */
export interface Paper {
  readonly title: string
  /** Whoever hears it read hears it in this language, as BCP 47 writes it. */
  readonly lang: string
  readonly header: readonly string[]
  readonly facts: readonly PaperRow[]
  readonly columns: { readonly product: string; readonly packages: string; readonly sum: string | null }
  readonly parts: readonly PaperPart[]
  readonly sums: readonly PaperRow[]
  readonly total: PaperRow | null
  readonly footer: string
  readonly page: (at: { readonly number: number; readonly of: number }) => string
}

export interface PaperRow {
  readonly label: string
  readonly value: string
}

export interface PaperPart {
  /** Null where the paper is one part. */
  readonly title: string | null
  /** Below its title. */
  readonly note?: string
  readonly lines: readonly {
    readonly name: string
    readonly note: string
    readonly packages: string
    readonly sum: string
  }[]
}
