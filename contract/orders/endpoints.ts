import { preOrderGroup } from './group/pre-order-group.ts'
import { saveGroup } from './group/save-group.ts'
import { preOrderHomeDelivery } from './home-delivery/pre-order-home-delivery.ts'
import { saveHomeDelivery } from './home-delivery/save-home-delivery.ts'
import { preOrderNursingHome } from './nursing-home/pre-order-nursing-home.ts'
import { saveNursingHome } from './nursing-home/save-nursing-home.ts'
import { preOrderWithdrawal } from './withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from './withdrawal/save-withdrawal.ts'
import { confirmOrder } from './placing/confirm-order.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { deleteDraft } from './order/delete-draft.ts'
import { followOrders } from './order/follow-orders.ts'
import { findOrders } from './order/find-orders.ts'
import { readOrderHistory } from './order/read-order-history.ts'
import { readOrderOverview } from './order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from './order/search-orders-by-care-recipient.ts'
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
import { deleteDeliveryMethod } from './delivery/delete-delivery-method.ts'
import { listDeliveryPoints } from './delivery/list-delivery-points.ts'
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
import { receiveErpMessage } from './erp/receive-erp-message.ts'
import { endOrderTask } from './task/end-order-task.ts'
import { listTasksOfOrder } from './task/list-tasks-of-order.ts'
import { readMove } from './task/read-move.ts'
import { readToldPhoto } from './task/read-told-photo.ts'
import { releaseOrderTask } from './task/release-order-task.ts'
import { retryOrderTask } from './task/retry-order-task.ts'
import { searchOrderTasks } from './task/search-order-tasks.ts'
import { takeOrderTask } from './task/take-order-task.ts'

export const orderEndpoints = {
  preOrderGroup,
  saveGroup,
  preOrderHomeDelivery,
  saveHomeDelivery,
  preOrderNursingHome,
  saveNursingHome,
  preOrderWithdrawal,
  saveWithdrawal,
  confirmOrder,
  cancelOrder,
  deleteDraft,
  findOrders,
  followOrders,
  readOrderHistory,
  readOrderOverview,
  searchOrdersByCareRecipient,
  receiveErpMessage,
  listOrdersOnTheWay,
  searchOrdersByCarePlace,
  lastDeliveryNotifications,
  lastOrderedCarePlace,
  lastOrderedCareRecipient,
  lastWithdrawalFlavors,
  lastWithdrawalProductGroup,
  latestOrderedSelectedProducts,
  readCarePlaceOrderHistory,
  printOrderHistory,
  readCrpOverview,
  readOrderOverviewForCareRecipient,
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
  listDeliveryPoints,
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
  readToldPhoto,
  releaseOrderTask,
  retryOrderTask,
  searchOrderTasks,
  takeOrderTask,
}
