import type { Seal } from '@omsorg/database/sealed.ts'
import type { Admission, Handler } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { askErpToCancel } from './ask-to-cancel.ts'
import { cancelOrder } from './cancel.ts'
import { confirmOrder } from './confirm.ts'
import { handleErpMessage } from './erp-message.ts'
import { receiveErpMessage } from './erp-webhook.ts'
import { handOver, type OrderWork } from './hand-over.ts'
import { watchWaitingJob } from './job-names.ts'
import { readOrderHistory } from './order-history.ts'
import { readOrderOverview } from './overview.ts'
import { preOrderWithdrawal } from './pre-order-withdrawal.ts'
import { saveWithdrawal } from './save-withdrawal.ts'
import { searchOrdersByCareRecipient } from './search-by-care-recipient.ts'
import { watchWaiting } from './watch-waiting.ts'

export function orderEndpoints({ seal, admitsErp }: { seal: Seal; admitsErp: Admission }): readonly Handler[] {
  return [
    preOrderWithdrawal(seal),
    saveWithdrawal,
    confirmOrder,
    cancelOrder,
    searchOrdersByCareRecipient,
    readOrderHistory(seal),
    readOrderOverview(seal),
    receiveErpMessage(admitsErp),
  ]
}

export function orderJobs(work: OrderWork): readonly Job[] {
  return [handOver(work), askErpToCancel(work), handleErpMessage(work), watchWaiting(work)]
}

/** Every quarter of an hour somebody looks whether an order stands still. */
export const orderTimetable = [`*/15 * * * * ${watchWaitingJob}`]

export { taskOfFailedJob } from './failed-job.ts'
