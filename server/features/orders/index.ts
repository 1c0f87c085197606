import type { orderEndpoints } from '@omsorg/contract/orders/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { FileStore } from '../../adapters/file-store/port.ts'
import type { Carriers } from '../../adapters/shipment/port.ts'
import type { Log } from '../../platform/log.ts'
import type { Admission, HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { askErpToCancel } from './erp/ask-to-cancel.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { confirmOrder } from './placing/confirm-order.ts'
import { deleteDraft } from './order/delete-draft.ts'
import { deleteDeliveryMethod } from './delivery/delete-delivery-method.ts'
import { listDeliveryPoints } from './delivery/list-delivery-points.ts'
import { watchDelivery, watchDeliveryTimetable } from './delivery/watch-delivery.ts'
import { readDeliveryMethod } from './delivery/read-delivery-method.ts'
import { saveDeliveryMethod } from './delivery/save-delivery-method.ts'
import { searchDeliveryMethods } from './delivery/search-delivery-methods.ts'
import { createClientOrderSettings } from './settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from './settings/create-place-order-settings.ts'
import { readClientOrderSettings } from './settings/read-client-order-settings.ts'
import { readOwnPlaceOrderSettings } from './settings/read-own-place-order-settings.ts'
import { readPatientExtraFee } from './settings/read-patient-extra-fee.ts'
import { readPlaceOrderSettings } from './settings/read-place-order-settings.ts'
import { savePatientExtraFee } from './settings/save-patient-extra-fee.ts'
import { updateClientOrderSettings } from './settings/update-client-order-settings.ts'
import { updatePlaceOrderSettings } from './settings/update-place-order-settings.ts'
import { handleErpMessage } from './erp/erp-message.ts'
import { receiveErpMessage } from './erp/receive-erp-message.ts'
import { handOver, type OrderWork } from './erp/hand-over.ts'
import { type NoticeWork, sendNotice } from './notice/send-notice.ts'
import { watchFeedsJob } from '../products/index.ts'
import { watchFeeds } from './task/watch-feeds.ts'
import { watchWaitingJob } from './erp/job-names.ts'
import { followOrders } from './order/follow-orders.ts'
import { findOrders } from './order/find-orders.ts'
import { readOrderHistory } from './order/read-order-history.ts'
import { readOrderOverview } from './order/read-order-overview.ts'
import { preOrderGroup } from './group/pre-order-group.ts'
import { saveGroup } from './group/save-group.ts'
import { preOrderHomeDelivery } from './home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from './home-delivery/save-home-delivery.ts'
import { preOrderNursingHome } from './nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from './nursing-home/save-nursing-home.ts'
import { preOrderWithdrawal } from './withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from './withdrawal/save-withdrawal.ts'
import { searchOrdersByCareRecipient } from './order/search-orders-by-care-recipient.ts'
import { watchWaiting } from './erp/watch-waiting.ts'
import { deletePreliminaryOrder } from './preliminary/delete-preliminary-order.ts'
import { readPreliminaryOrder } from './preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from './preliminary/search-preliminary-orders.ts'
import { updateFavorite } from './preliminary/update-favorite.ts'
import { upsertPreliminaryOrder } from './preliminary/upsert-preliminary-order.ts'
import { searchOrdersByCarePlace } from './order/search-orders-by-care-place.ts'
import { lastDeliveryNotifications } from './latest/last-delivery-notifications.ts'
import { lastOrderedCarePlace } from './latest/last-ordered-care-place.ts'
import { lastOrderedCareRecipient } from './latest/last-ordered-care-recipient.ts'
import { lastWithdrawalFlavors } from './latest/last-withdrawal-flavors.ts'
import { lastWithdrawalProductGroup } from './latest/last-withdrawal-product-group.ts'
import { latestOrderedSelectedProducts } from './latest/latest-ordered-selected-products.ts'
import { readCarePlaceOrderHistory } from './overview/read-care-place-order-history.ts'
import { printOrderHistory } from './overview/print-order-history.ts'
import { readCrpOverview } from './overview/read-crp-overview.ts'
import { readOrderOverviewForCareRecipient } from './overview/read-order-overview-for-care-recipient.ts'
import { readSumAndParcelLink } from './overview/read-sum-and-parcel-link.ts'
import { listOrdersOnTheWay } from './today/list-orders-on-the-way.ts'
import { listWaiting } from './today/list-waiting.ts'
import { endOrderTask } from './task/end-order-task.ts'
import { listTasksOfOrder } from './task/list-tasks-of-order.ts'
import { readMove } from './task/read-move.ts'
import { readToldPhoto } from './task/read-told-photo.ts'
import { removeUntoldPhotos, removeUntoldPhotosJob } from './task/remove-untold-photos.ts'
import { releaseOrderTask } from './task/release-order-task.ts'
import { retryOrderTask } from './task/retry-order-task.ts'
import { searchOrderTasks } from './task/search-order-tasks.ts'
import { takeOrderTask } from './task/take-order-task.ts'

export function orderHandlers({
  seal,
  admitsErp,
  carriers,
  files,
}: {
  seal: Seal
  admitsErp: Admission
  carriers: Carriers
  /** Photos lie in the store, or in the database where that is null. */
  files: FileStore | null
}): HandlersOf<typeof orderEndpoints> {
  return {
    preOrderGroup,
    saveGroup,
    preOrderHomeDelivery: preOrderHomeDelivery(seal),
    saveHomeDelivery,
    preOrderNursingHome: preOrderNursingHome(seal),
    saveNursingHome,
    preOrderWithdrawal: preOrderWithdrawal(seal),
    saveWithdrawal,
    confirmOrder,
    cancelOrder,
    deleteDraft,
    searchOrdersByCareRecipient,
    findOrders,
    followOrders,
    readOrderHistory: readOrderHistory(seal),
    readOrderOverview: readOrderOverview(seal),
    receiveErpMessage: receiveErpMessage(admitsErp),
    listOrdersOnTheWay,
    searchOrdersByCarePlace,
    lastDeliveryNotifications,
    lastOrderedCarePlace,
    lastOrderedCareRecipient,
    lastWithdrawalFlavors,
    lastWithdrawalProductGroup,
    latestOrderedSelectedProducts,
    readCarePlaceOrderHistory: readCarePlaceOrderHistory(seal),
    printOrderHistory: printOrderHistory(seal),
    readCrpOverview: readCrpOverview(seal),
    readOrderOverviewForCareRecipient: readOrderOverviewForCareRecipient(seal),
    readSumAndParcelLink,
    listWaiting,
    deletePreliminaryOrder,
    readPreliminaryOrder,
    searchPreliminaryOrders,
    updateFavorite,
    upsertPreliminaryOrder,
    saveDeliveryMethod,
    deleteDeliveryMethod,
    searchDeliveryMethods,
    readDeliveryMethod,
    listDeliveryPoints: listDeliveryPoints(carriers),
    createClientOrderSettings,
    createPlaceOrderSettings,
    readClientOrderSettings,
    readOwnPlaceOrderSettings,
    readPatientExtraFee,
    readPlaceOrderSettings,
    savePatientExtraFee,
    updateClientOrderSettings,
    updatePlaceOrderSettings,
    endOrderTask,
    listTasksOfOrder,
    readMove,
    readToldPhoto: readToldPhoto(files),
    releaseOrderTask,
    retryOrderTask,
    searchOrderTasks,
    takeOrderTask,
  }
}

export function orderJobs(work: OrderWork & NoticeWork & { readonly log: Log }): readonly Job[] {
  return [
    handOver(work),
    askErpToCancel(work),
    handleErpMessage(work),
    sendNotice(work),
    watchWaiting(work),
    watchDelivery(work),
    watchFeeds(work),
    removeUntoldPhotos(work),
  ]
}

/** Every quarter of an hour somebody looks whether an order stands still; in the night, when few are at work, what is left goes. */
export const orderTimetable = [
  `*/15 * * * * ${watchWaitingJob}`,
  `*/15 * * * * ${watchFeedsJob}`,
  watchDeliveryTimetable,
  `15 2 * * * ${removeUntoldPhotosJob}`,
]

export { replaceInTemplate } from './preliminary/replace-in-templates.sql.ts'
export { takeExtraFee } from './settings/take-extra-fee.ts'
export { endTaskOfJob, taskOfFailedJob } from './erp/failed-job.ts'
export { addReceipt } from './order/receipt.sql.ts'
export { endMove } from './task/end-move.ts'
export { readToldMove } from './task/move.sql.ts'
export {
  attachPhotos,
  countUntoldPhotos,
  insertTaskPhoto,
  isOwnPhoto,
  removeUntoldPhoto,
} from './task/task-photos.sql.ts'
export { addMove, addReport, endMissingReports, lockTold, takeToldBack } from './task/told-tasks.sql.ts'

export { pointsNear } from './delivery/list-delivery-points.ts'
export { cancelOrderFor } from './order/cancel-order.ts'
export { confirmOrderFor } from './placing/confirm-order.ts'
export { payerOf } from './placing/ground.ts'
export { priceOrder } from './placing/pricing.ts'
export {
  addressesOf,
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  usualReceiver,
} from './proposal/pre-order-facts.ts'
export { readReceiverBefore } from './proposal/receiver-before.sql.ts'
export { proposeWithdrawal } from './withdrawal/propose-withdrawal.ts'
export { saveWithdrawalFor } from './withdrawal/save-withdrawal.ts'
export { drawPaper } from './overview/draw-paper.ts'
export { readPrinter } from './overview/printer.sql.ts'
