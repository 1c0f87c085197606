import { onOneLine } from '@omsorg/domain/format/one-line.ts'
import { cityPattern, personNamePattern } from '@omsorg/domain/format/names.ts'
import { phonePattern } from '@omsorg/domain/format/stored-phone.ts'
import { sexes } from '@omsorg/domain/care-recipients/identity/sex.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { consumptionPeriods } from '@omsorg/domain/product-selection/item/consumption.ts'
import { readTherapyArea, type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'

/** What a caller may send. Each field has its bounds here; what an answer carries stands in `shown.ts`. */

/** Ids of clients, care units and care places. */
export const guid = z.guid()

/** Ids of everything else: users, roles, care recipients, prescriptions, rows, orders. */
export const id = z.int().min(1).max(2_147_483_647)

/** An id in a path, a query or a form, where everything arrives as text; a caller in TypeScript may give the number. */
export const idInText = z.union([
  id,
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(id),
])

/** ISO 8601 counts a year 0, which no calendar of ours has and no database takes. */
const hasYear = /^(?!0000)/

/** No clock on earth is more than fourteen hours ahead of another; a database takes less than sixteen. */
const onEarth = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/

/** A calendar day in the market, `YYYY-MM-DD`. */
export const isoDate = z.iso.date().regex(hasYear).meta({ format: 'date' })

/** A moment in UTC, ISO 8601 with `Z` or an offset. */
export const instant = z.iso.datetime({ offset: true }).regex(hasYear).regex(onEarth)

/** Money in whole minor units of the market's currency: 8400 is 84.00 kr. */
export const minor = z.int().min(0).max(1_000_000_000)

/** The version that was read: who changes something sends it back, so that nobody overwrites a change unseen. */
export const rowVersion = z.int().min(1)

export const itemNumber = z.string().trim().min(1).max(40)

export const packages = z.int().min(0).max(9_999)

/** As it may be written (O-5-05); whether a country has such a number, `isPhone` of the domain says. */
export const phone = z.string().trim().max(30).regex(phonePattern).meta({ format: 'phone' })

export const email = z.email().max(254)

/**
 * What stands on one line of a label, a paper or a message to the ERP, such as a name or a street: a line break or a tab in it
 * becomes a space (O-5-20), and what nobody sees in it is left out.
 */
export const oneLine = (longest: number) => z.string().overwrite(onOneLine).trim().max(longest)

/** A first, last or whole name of a person (A-5-21). */
export const personName = oneLine(100).min(1).regex(personNamePattern).meta({ format: 'person-name' })

/** The place of an address (O-5-07). */
export const city = oneLine(60).min(1).regex(cityPattern).meta({ format: 'city' })

/** A door code: letters, digits, * and # only (O-5-15). */
export const entryCode = z
  .string()
  .trim()
  .max(20)
  .regex(/^[\p{L}\d*#]*$/u)
  .meta({ format: 'entry-code' })

/** A file as a browser's form and the server's reader of forms both know it. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Bytes of the largest file that is taken in (O-5-37). */
export const largestFile = 10 * 1024 * 1024

/** A field of a multipart form that holds a file with something in it. */
export const file = z.custom<SentFile>(
  (value) =>
    typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value && Number(value.size) > 0,
)

export const marketCode = z.literal(marketCodes)

/** A market in a query, where everything arrives as text. */
export const marketInQuery = z.union([
  marketCode,
  z
    .string()
    .regex(/^\d{2}$/)
    .transform(Number)
    .pipe(marketCode),
])

/** Words that names are searched by, in a query. */
export const nameTerm = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)

export const therapyArea = z.enum(therapyAreas)

/** An area in an address, by its name in any case or by its number (O-1-02). Unknown words stay and are refused by the list. */
export const areaInText = z
  .string()
  .max(20)
  .transform((text): TherapyArea | string => readTherapyArea(text) ?? text)
  .pipe(therapyArea)

export const consumptionPeriod = z.enum(consumptionPeriods)

export const gender = z.enum(sexes)
