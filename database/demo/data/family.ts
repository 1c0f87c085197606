import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

export type Words = readonly [sv: string, fi: string, no: string, dk: string]

/** One size or strength of a line: the end of its name, pieces in a package, and what the catalogue says about it. */
export interface Variant {
  readonly label: string
  readonly pieces: number
  readonly properties: Readonly<Record<string, string | number | boolean>>
  readonly flavor?: string
}

/** A line of products that differ in size, sold by several makers. The first brand is sold in every market. */
export interface Family {
  readonly area: TherapyArea
  readonly type: string
  readonly shape: string
  readonly unit: string
  readonly brands: readonly string[]
  readonly line: Words
  readonly variants: readonly Variant[]
  /** Öre for one piece; other currencies follow. */
  readonly piecePrice: number
  readonly vatClass: 'standard' | 'food' | 'incontinence' | 'medicine'
  readonly latex?: boolean
  readonly pvc?: boolean
  /** How it is commonly used: amounts in the period 1 day, 2 week, 3 month. Empty where nobody prescribes it. */
  readonly use?: { readonly amounts: readonly string[]; readonly period: 1 | 2 | 3 }
}
