import { readPatientFeeHistory as contract } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { countFees, readFees } from './fees.sql.ts'
import { percentageOf } from './read-patient-fee.ts'

export const readPatientFeeHistory = handle(contract, async ({ params, query, tx }) => {
  const { careRecipientId, therapyArea } = params
  const totalCount = await countFees(tx, careRecipientId, therapyArea)
  if (totalCount === undefined) return notFound()
  const fees = await readFees(tx, careRecipientId, therapyArea, query)
  return agree({
    careRecipientId,
    entities: fees.map((fee) => ({
      id: fee.id,
      therapyArea,
      method: fee.method,
      type: fee.type,
      amount: fee.amount,
      percentage: percentageOf(fee.percentage),
      minimumOrderLimit: fee.minimum_order_limit,
      validFrom: fee.valid_from,
      changedBy: fee.changed_by,
      changedOn: fee.changed_at,
    })),
    totalCount,
    page: query.page,
    pageSize: query.pageSize,
  })
})
