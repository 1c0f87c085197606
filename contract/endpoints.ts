import { askPopulationRegister } from './care-recipients/population-register/ask-population-register.ts'
import { openProtectedIdentity } from './care-recipients/identity/open-protected-identity.ts'
import { activateCareRecipient } from './care-recipients/status/activate-care-recipient.ts'
import { recomputeAgeAndGender } from './care-recipients/recipient/recompute-age-and-gender.ts'
import { anonymizeCareRecipient } from './care-recipients/recipient/anonymize-care-recipient.ts'
import { changeCarePlaceStatus } from './care-recipients/status/change-care-place-status.ts'
import { listCarePlaceTargets } from './care-recipients/place/list-care-place-targets.ts'
import { copyToCarePlace } from './care-recipients/place/copy-to-care-place.ts'
import { createCareRecipient } from './care-recipients/recipient/create-care-recipient.ts'
import { deleteCareRecipient } from './care-recipients/recipient/delete-care-recipient.ts'
import { deleteRegistrationDraft } from './care-recipients/draft/delete-registration-draft.ts'
import { moveToCarePlace } from './care-recipients/place/move-to-care-place.ts'
import { readOwnCareRecipientSettings } from './care-recipients/settings/read-own-care-recipient-settings.ts'
import { readCareRecipientSettings } from './care-recipients/settings/read-care-recipient-settings.ts'
import { readRegistrationDraft } from './care-recipients/draft/read-registration-draft.ts'
import { reportDeath } from './care-recipients/status/report-death.ts'
import { saveAddress } from './care-recipients/address/save-address.ts'
import { saveInvoiceAddress } from './care-recipients/address/save-invoice-address.ts'
import { saveOwnCareRecipientSettings } from './care-recipients/settings/save-own-care-recipient-settings.ts'
import { saveRegistrationDraft } from './care-recipients/draft/save-registration-draft.ts'
import { searchBySsn } from './care-recipients/identity/search-by-ssn.ts'
import { searchBySsnInMarket } from './care-recipients/identity/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from './care-recipients/identity/search-by-ssn-restricted.ts'
import { updateCareRecipient } from './care-recipients/recipient/update-care-recipient.ts'
import { readCareRecipient } from './care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from './care-recipients/recipient/search-care-recipients.ts'
import type { Definition } from './endpoint.ts'
import { cancelOrder } from './orders/order/cancel-order.ts'
import { confirmOrder } from './orders/withdrawal/confirm-order.ts'
import { receiveErpMessage } from './orders/erp/receive-erp-message.ts'
import { readOrderHistory } from './orders/order/read-order-history.ts'
import { readOrderOverview } from './orders/order/read-order-overview.ts'
import { preOrderWithdrawal } from './orders/withdrawal/pre-order-withdrawal.ts'
import { saveWithdrawal } from './orders/withdrawal/save-withdrawal.ts'
import { searchOrdersByCareRecipient } from './orders/order/search-orders-by-care-recipient.ts'
import { addToCart } from './product-selection/cart/add-to-cart.ts'
import { readCartHistory } from './product-selection/cart/read-cart-history.ts'
import { deleteCartFlavors } from './product-selection/flavor/delete-cart-flavors.ts'
import { deleteCartItems } from './product-selection/item/delete-cart-items.ts'
import { readHandleProductsSettings } from './product-selection/settings/read-handle-products-settings.ts'
import { lastOrderedSelected } from './product-selection/item/last-ordered-selected.ts'
import { readCart } from './product-selection/cart/read-cart.ts'
import { replaceItem } from './product-selection/item/replace-item.ts'
import { updateConsumption } from './product-selection/item/update-consumption.ts'
import { updateFlavorConsumption } from './product-selection/flavor/update-flavor-consumption.ts'
import { updateCartFlavorStatus } from './product-selection/flavor/update-cart-flavor-status.ts'
import { updateCartItemStatus } from './product-selection/item/update-cart-item-status.ts'
import { readWithoutPrescriptions } from './product-selection/cart/read-without-prescriptions.ts'
import { batchCloseRows } from './prescriptions/row/batch-close-rows.ts'
import { batchRenewRows } from './prescriptions/row/batch-renew-rows.ts'
import { closeAddition } from './prescriptions/addition/close-addition.ts'
import { closePrescription } from './prescriptions/prescription/close-prescription.ts'
import { closeRow } from './prescriptions/row/close-row.ts'
import { createAddition } from './prescriptions/addition/create-addition.ts'
import { hasActivePrescriptions } from './prescriptions/prescription/has-active-prescriptions.ts'
import { readHistoryItem } from './prescriptions/history/read-history-item.ts'
import { readPrescriptionHistory } from './prescriptions/history/read-prescription-history.ts'
import { renewPrescription } from './prescriptions/renewal/renew-prescription.ts'
import { proposeRenewal } from './prescriptions/renewal/propose-renewal.ts'
import { updateAddition } from './prescriptions/addition/update-addition.ts'
import { readPrescribingBasis } from './prescriptions/prescription/read-prescribing-basis.ts'
import { createPrescription } from './prescriptions/prescription/create-prescription.ts'
import { updatePrescription } from './prescriptions/change/update-prescription.ts'
import { updateDispense } from './prescriptions/change/update-dispense.ts'
import { softUpdatePrescription } from './prescriptions/change/soft-update-prescription.ts'
import { changeApplicabilityDate } from './prescriptions/change/change-applicability-date.ts'
import { deletePrescription } from './prescriptions/prescription/delete-prescription.ts'
import { deletePrescriptionDraft } from './prescriptions/draft/delete-prescription-draft.ts'
import { readPrescriptionDraft } from './prescriptions/draft/read-prescription-draft.ts'
import { savePrescriptionDraft } from './prescriptions/draft/save-prescription-draft.ts'
import { readLastPrescription } from './prescriptions/prescription/read-last-prescription.ts'
import { readClientSettings } from './prescriptions/settings/read-client-settings.ts'
import { saveClientSettings } from './prescriptions/settings/save-client-settings.ts'
import { readCarePlaceSettings } from './prescriptions/settings/read-care-place-settings.ts'
import { saveCarePlaceSettings } from './prescriptions/settings/save-care-place-settings.ts'
import { readMergedSettings } from './prescriptions/settings/read-merged-settings.ts'
import { readMergedSettingsLean } from './prescriptions/settings/read-merged-settings-lean.ts'
import { readPrintProperties } from './prescriptions/settings/read-print-properties.ts'
import { readInvoiceAreasByUserNumber } from './prescriptions/invoice-area/read-invoice-areas-by-user-number.ts'
import { readInvoiceAreasByCustomerNumber } from './prescriptions/invoice-area/read-invoice-areas-by-customer-number.ts'
import { readPatientFee } from './prescriptions/patient-fee/read-patient-fee.ts'
import { savePatientFee } from './prescriptions/patient-fee/save-patient-fee.ts'
import { readPatientFeeHistory } from './prescriptions/patient-fee/read-patient-fee-history.ts'
import { searchPrescriptions } from './prescriptions/prescription/search-prescriptions.ts'
import { allProducts } from './products/search/all-products.ts'
import { readAllCategories } from './products/category/read-all-categories.ts'
import { readProductsByGroup } from './products/product/read-products-by-group.ts'
import {
  readProductByItemNumber,
  readProductByItemNumberInQuery,
} from './products/product/read-product-by-item-number.ts'
import { readProductsByItemNumbers } from './products/product/read-products-by-item-numbers.ts'
import { readCategories } from './products/category/read-categories.ts'
import { countAgreements } from './products/agreement/count-agreements.ts'
import { readProductDetails } from './products/product/read-product-details.ts'
import { applyImport } from './products/import/apply-import.ts'
import { listImportClients } from './products/import/list-import-clients.ts'
import { listImports } from './products/import/list-imports.ts'
import { previewImport } from './products/import/preview-import.ts'
import { readNutritionFlavors } from './products/product/read-nutrition-flavors.ts'
import { countPcaProducts } from './products/search/count-pca-products.ts'
import { readProductGroups } from './products/group/read-product-groups.ts'
import { readPublicAreas } from './products/area/read-public-areas.ts'
import { searchProductsOfCategory } from './products/search/search-products-of-category.ts'
import { searchProducts } from './products/search/search-products.ts'
import { readSimilarCatheterLengths } from './products/search/read-similar-catheter-lengths.ts'
import { createUserOverride } from './products/availability/create-user-override.ts'
import { readUserOverride } from './products/availability/read-user-override.ts'
import { updateUserOverride } from './products/availability/update-user-override.ts'
import { syncAgreements } from './products/sync/sync-agreements.ts'
import { syncErpCid } from './products/sync/sync-erp-cid.ts'
import { syncRatings } from './products/sync/sync-ratings.ts'
import { readClientMembership } from './sign-in/membership/read-client-membership.ts'
import { readMaintenance } from './content/maintenance/read-maintenance.ts'
import { readMembership } from './sign-in/membership/read-membership.ts'
import { revokeToken } from './sign-in/token/revoke-token.ts'
import { setDefaultCarePlace } from './sign-in/care-place/set-default-care-place.ts'
import { issueToken } from './sign-in/token/issue-token.ts'

/** Every endpoint there is. The documentation of the interface and the tests that hold for all calls are made from this list. */
export const endpoints: readonly Definition[] = [
  issueToken,
  revokeToken,
  readMaintenance,
  readMembership,
  readClientMembership,
  setDefaultCarePlace,
  searchCareRecipients,
  readCareRecipient,
  askPopulationRegister,
  openProtectedIdentity,
  searchProducts,
  searchProductsOfCategory,
  allProducts,
  readProductDetails,
  readProductByItemNumber,
  readProductByItemNumberInQuery,
  readProductsByItemNumbers,
  readProductsByGroup,
  readNutritionFlavors,
  readCategories,
  readAllCategories,
  readSimilarCatheterLengths,
  countPcaProducts,
  readProductGroups,
  countAgreements,
  readPublicAreas,
  previewImport,
  applyImport,
  listImports,
  listImportClients,
  syncAgreements,
  syncErpCid,
  syncRatings,
  readUserOverride,
  createUserOverride,
  updateUserOverride,
  searchPrescriptions,
  readPrescribingBasis,
  createPrescription,
  updatePrescription,
  updateDispense,
  softUpdatePrescription,
  changeApplicabilityDate,
  deletePrescription,
  readPrescriptionDraft,
  savePrescriptionDraft,
  deletePrescriptionDraft,
  readLastPrescription,
  readClientSettings,
  saveClientSettings,
  readCarePlaceSettings,
  saveCarePlaceSettings,
  readMergedSettings,
  readMergedSettingsLean,
  readPrintProperties,
  readInvoiceAreasByUserNumber,
  readInvoiceAreasByCustomerNumber,
  readPatientFee,
  savePatientFee,
  readPatientFeeHistory,
  closePrescription,
  closeRow,
  batchCloseRows,
  renewPrescription,
  proposeRenewal,
  batchRenewRows,
  createAddition,
  updateAddition,
  closeAddition,
  readPrescriptionHistory,
  readHistoryItem,
  hasActivePrescriptions,
  preOrderWithdrawal,
  saveWithdrawal,
  confirmOrder,
  cancelOrder,
  searchOrdersByCareRecipient,
  readOrderHistory,
  readOrderOverview,
  receiveErpMessage,
  addToCart,
  readCart,
  readWithoutPrescriptions,
  readCartHistory,
  updateCartItemStatus,
  updateCartFlavorStatus,
  updateConsumption,
  updateFlavorConsumption,
  replaceItem,
  deleteCartItems,
  deleteCartFlavors,
  lastOrderedSelected,
  readHandleProductsSettings,
  createCareRecipient,
  updateCareRecipient,
  deleteCareRecipient,
  anonymizeCareRecipient,
  readRegistrationDraft,
  saveRegistrationDraft,
  deleteRegistrationDraft,
  saveAddress,
  saveInvoiceAddress,
  recomputeAgeAndGender,
  changeCarePlaceStatus,
  copyToCarePlace,
  moveToCarePlace,
  listCarePlaceTargets,
  searchBySsn,
  searchBySsnInMarket,
  searchBySsnRestricted,
  readCareRecipientSettings,
  readOwnCareRecipientSettings,
  saveOwnCareRecipientSettings,
  activateCareRecipient,
  reportDeath,
]
