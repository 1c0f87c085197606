import { z } from 'zod'

/**
 * What an answer carries. Without patterns and bounds: the server made these values, and an answer is shaped, not judged.
 * (A pattern would cost time in every row and turn a slip of ours into an error of the caller.)
 */

/** A file as a server makes one and as a browser receives one: a `File` here, a `Blob` there. */
export interface ShownFile {
  readonly name?: string
  readonly size: number
  /** The media type, by what is in it. */
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
  /** The same part by part, so that what is large is never held whole; read once. */
  readonly parts?: () => AsyncIterable<Uint8Array>
}

export const file = z.custom<ShownFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value,
)

export const guid = z.string().describe('GUID')

export const id = z.int()

export const isoDate = z.string().describe('A calendar day in the market, YYYY-MM-DD')

export const instant = z.string().describe('A moment in UTC, ISO 8601')

export const minor = z.int().describe('Money in whole minor units of the currency: 8400 is 84.00')

export const currency = z.enum(['SEK', 'EUR', 'NOK', 'DKK'])

/** Shares of money as whole hundredths of a percent, because 25.5 % has no exact binary form. */
export const rate = z.int().describe('Hundredths of a percent: 2550 is 25.5 %')

export const rowVersion = z.int()

/** A decimal as it was typed; its shortest decimal text is the exact value (0.5 is 5/10). */
export const decimal = z.number()

/** The code of rules 3.9 that keeps an item from being ordered; null when nothing does. */
export const unavailabilityCode = z.int().nullable().describe('0 to 15; null = can be ordered')
