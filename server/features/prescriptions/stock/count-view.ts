import type { countView } from '@omsorg/contract/prescriptions/stock/stock-view.ts'
import type { z } from 'zod'
import type { CountRecord } from './stock-counts.sql.ts'

type Counted = Pick<CountRecord, 'id' | 'pieces' | 'counted_at' | 'by'>

export function countViewOf(count: Counted, timeZone: string): z.output<typeof countView> {
  const on = Temporal.Instant.from(count.counted_at).toZonedDateTimeISO(timeZone).toPlainDate()
  return { countId: count.id, pieces: count.pieces, on: on.toString(), by: count.by }
}
