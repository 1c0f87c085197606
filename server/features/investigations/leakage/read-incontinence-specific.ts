import { readIncontinenceSpecific as contract } from '@omsorg/contract/investigations/leakage/read-incontinence-specific.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readIncontinence } from './incontinence.sql.ts'

export const readIncontinenceSpecific = handle(contract, async ({ params, tx }) => {
  const record = await readIncontinence(tx, params.id)
  if (!record) return notFound()
  return agree({
    careRecipientId: record.care_recipient_id,
    dayLeakage: record.day_leakage,
    eveningLeakage: record.evening_leakage,
    nightLeakage: record.night_leakage,
    dailyTotal: record.daily_total,
    dayChanges: record.day_changes,
    eveningChanges: record.evening_changes,
    nightChanges: record.night_changes,
    type: record.type,
    changing: record.changing,
    mobility: record.mobility,
    waistSize: record.waist_size,
    hipSize: record.hip_size,
  })
})
