import { z } from 'zod'
import * as shown from '../../shown.ts'

/** 0 unknown, 1 active, 2 no refills, 3 expired, 4 cancelled (states 2.2). */
export const additionStatus = z.literal([0, 1, 2, 3, 4])

/** Extra packages or withdrawals on a row; what is used of them bounds every change (IPS005014). */
export const additionView = z.object({
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

export type AdditionView = z.output<typeof additionView>
