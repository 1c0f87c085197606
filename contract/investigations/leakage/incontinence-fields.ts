import {
  fits,
  leakageKinds,
  mobilities,
  mostChanges,
  mostLeakage,
  waysOfChanging,
} from '@omsorg/domain/investigations/leakage/leakage.ts'
import { z } from 'zod'
import { itemNumber } from '../../fields.ts'

export const leakageKind = z.enum(leakageKinds)
export const mobility = z.enum(mobilities)
export const wayOfChanging = z.enum(waysOfChanging)
export const fit = z.enum(fits)

/** Whole ml. */
const volume = z.int().min(0).max(mostLeakage)
const changes = z.int().min(0).max(mostChanges)
/** Whole cm around the body. */
const girth = z.int().min(20).max(250)

/** What leaks in a day and how the person lives with it (O-3-43). */
export const incontinenceFields = {
  dayLeakage: volume,
  eveningLeakage: volume,
  nightLeakage: volume,
  /** Day, evening and night together, exactly. */
  dailyTotal: z
    .int()
    .min(0)
    .max(3 * mostLeakage),
  dayChanges: changes.default(1),
  eveningChanges: changes.default(1),
  nightChanges: changes.default(1),
  type: leakageKind,
  changing: wayOfChanging.nullable().default(null),
  mobility,
  waistSize: girth.nullable().default(null),
  hipSize: girth.nullable().default(null),
}

const typed = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** What stands in the fields while an investigation goes on, complete or not. */
export const investigationAnswers = z
  .object({
    dayLeakage: typed(volume),
    eveningLeakage: typed(volume),
    nightLeakage: typed(volume),
    dailyTotal: typed(incontinenceFields.dailyTotal),
    dayChanges: typed(changes),
    eveningChanges: typed(changes),
    nightChanges: typed(changes),
    type: typed(leakageKind),
    changing: typed(wayOfChanging),
    mobility: typed(mobility),
    waistSize: typed(girth),
    hipSize: typed(girth),
    /** How what the person has now sits. */
    fits: z.array(z.object({ itemNumber, fit })).max(50).default([]),
    /** The diary whose averages were taken; null when they were typed or changed by hand. */
    fromDiary: z.int().min(1).max(2_147_483_647).nullable().default(null),
    note: z.string().trim().max(500).default(''),
  })
  .meta({ id: 'InvestigationAnswers' })

export type InvestigationAnswers = z.output<typeof investigationAnswers>
