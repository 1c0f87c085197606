import { additionStatus as states } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { z } from 'zod'
import * as shown from '../../shown.ts'

export const additionStatus = z.enum(wordsOf(states))

/** Extra packages or withdrawals on a row; what is used of them bounds every change (IPS005014). */
export const additionView = z
  .object({
    additionId: shown.id,
    prescriptionRowId: shown.id,
    extraPackages: z.int(),
    extraWithdrawals: z.int(),
    usedPackages: z.int(),
    usedWithdrawals: z.int(),
    startDate: shown.isoDate,
    endDate: shown.isoDate,
    status: additionStatus,
    rowVersion: shown.rowVersion,
  })
  .meta({ id: 'AdditionView' })

export type AdditionView = z.output<typeof additionView>
