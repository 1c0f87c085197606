import { receiveErpMessage as contract } from '@omsorg/contract/orders/erp/receive-erp-message.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, type Admission, type Handler } from '../../../platform/handle.ts'
import { storeMessage } from './hand-over.sql.ts'
import { erpMessageJob } from './job-names.ts'

/** Stores a message of the ERP durably and leaves the rest to a job: it is answered 200 once it cannot be lost any more. */
export function receiveErpMessage(admits: Admission): Handler<typeof contract.name> {
  const handler = handle(contract, async ({ input, tx, jobs }) => {
    if (await storeMessage(tx, input.messageId, input.orderId, input)) {
      jobs.add(erpMessageJob, { messageId: input.messageId })
    }
    return agree({ received: true as const })
  })
  return { ...handler, admits }
}
