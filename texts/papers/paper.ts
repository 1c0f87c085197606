import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '../shape.ts'

/** In whose words a paper is written, who takes it, and when. */
export interface PaperReader {
  readonly t: AllTexts
  readonly f: Formats
  readonly by: string
  readonly now: string
}

/** What stands round every paper: its head and its foot. */
export interface Framed {
  readonly title: string
  /** Whoever hears it read hears it in this language, as BCP 47 writes it. */
  readonly lang: string
  /** For which client and care place. */
  readonly header: readonly string[]
  /** What kind of paper it is. */
  readonly kind: string
  /** Who printed it, and when. */
  readonly printed: string
  /** How it is kept, and where what holds now is found. */
  readonly foot: string
  readonly page: (at: { readonly number: number; readonly of: number }) => string
}

/** What a paper says, in words, wherever it is written. */
export interface Paper extends Framed {
  readonly facts: readonly PaperRow[]
  readonly columns: { readonly product: string; readonly packages: string; readonly sum: string | null }
  readonly parts: readonly PaperPart[]
  readonly sums: readonly PaperRow[]
  readonly total: PaperRow | null
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

/** What is known of facts: a value that is missing, or that the settings do not show, leaves no gap. */
export function told(facts: readonly (readonly [label: string, value: string | null | 0 | undefined])[]): PaperRow[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
