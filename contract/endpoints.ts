import { askPopulationRegister } from './care-recipients/population-register.ts'
import { openProtectedIdentity } from './care-recipients/protected-identity.ts'
import { activateCareRecipient } from './care-recipients/activate.ts'
import { recomputeAgeAndGender } from './care-recipients/age-and-gender.ts'
import { anonymizeCareRecipient } from './care-recipients/anonymize.ts'
import { changeCarePlaceStatus } from './care-recipients/care-place-status.ts'
import { listCarePlaceTargets } from './care-recipients/care-place-targets.ts'
import { copyToCarePlace } from './care-recipients/copy-to-care-place.ts'
import { createCareRecipient } from './care-recipients/create.ts'
import { deleteCareRecipient } from './care-recipients/delete.ts'
import { deleteRegistrationDraft } from './care-recipients/delete-registration-draft.ts'
import { moveToCarePlace } from './care-recipients/move-to-care-place.ts'
import { readOwnCareRecipientSettings } from './care-recipients/own-settings.ts'
import { readCareRecipientSettings } from './care-recipients/read-settings.ts'
import { readRegistrationDraft } from './care-recipients/read-registration-draft.ts'
import { reportDeath } from './care-recipients/report-death.ts'
import { saveAddress } from './care-recipients/save-address.ts'
import { saveInvoiceAddress } from './care-recipients/save-invoice-address.ts'
import { saveOwnCareRecipientSettings } from './care-recipients/save-own-settings.ts'
import { saveRegistrationDraft } from './care-recipients/save-registration-draft.ts'
import { searchBySsn } from './care-recipients/search-by-ssn.ts'
import { searchBySsnInMarket } from './care-recipients/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from './care-recipients/search-by-ssn-restricted.ts'
import { updateCareRecipient } from './care-recipients/update.ts'
import { readCareRecipient } from './care-recipients/read.ts'
import { searchCareRecipients } from './care-recipients/search.ts'
import type { Definition } from './endpoint.ts'
import { cancelOrder } from './orders/cancel.ts'
import { confirmOrder } from './orders/confirm.ts'
import { receiveErpMessage } from './orders/erp-webhook.ts'
import { readOrderHistory } from './orders/order-history.ts'
import { readOrderOverview } from './orders/overview.ts'
import { preOrderWithdrawal } from './orders/pre-order-withdrawal.ts'
import { saveWithdrawal } from './orders/save-withdrawal.ts'
import { searchOrdersByCareRecipient } from './orders/search-by-care-recipient.ts'
import { addToCart } from './product-selection/add-to-cart.ts'
import { readCartHistory } from './product-selection/cart-history.ts'
import { deleteCartFlavors } from './product-selection/delete-flavors.ts'
import { deleteCartItems } from './product-selection/delete-items.ts'
import { readHandleProductsSettings } from './product-selection/handle-products-settings.ts'
import { lastOrderedSelected } from './product-selection/last-ordered-selected.ts'
import { readCart } from './product-selection/read-cart.ts'
import { replaceItem } from './product-selection/replace-item.ts'
import { updateConsumption } from './product-selection/update-consumption.ts'
import { updateFlavorConsumption } from './product-selection/update-flavor-consumption.ts'
import { updateCartFlavorStatus } from './product-selection/update-flavor-status.ts'
import { updateCartItemStatus } from './product-selection/update-status.ts'
import { readWithoutPrescriptions } from './product-selection/without-prescriptions.ts'
import { batchCloseRows } from './prescriptions/batch-close-rows.ts'
import { batchRenewRows } from './prescriptions/batch-renew-rows.ts'
import { closeAddition } from './prescriptions/close-addition.ts'
import { closePrescription } from './prescriptions/close.ts'
import { closeRow } from './prescriptions/close-row.ts'
import { createAddition } from './prescriptions/create-addition.ts'
import { hasActivePrescriptions } from './prescriptions/has-active.ts'
import { readHistoryItem } from './prescriptions/history-item.ts'
import { readPrescriptionHistory } from './prescriptions/history.ts'
import { renewPrescription } from './prescriptions/renew.ts'
import { proposeRenewal } from './prescriptions/renewal.ts'
import { updateAddition } from './prescriptions/update-addition.ts'
import { readPrescribingBasis } from './prescriptions/prescribing-basis.ts'
import { createPrescription } from './prescriptions/create.ts'
import { updatePrescription } from './prescriptions/update.ts'
import { updateDispense } from './prescriptions/update-dispense.ts'
import { softUpdatePrescription } from './prescriptions/soft-update.ts'
import { changeApplicabilityDate } from './prescriptions/applicability-date.ts'
import { deletePrescription } from './prescriptions/delete.ts'
import { deletePrescriptionDraft } from './prescriptions/delete-draft.ts'
import { readPrescriptionDraft } from './prescriptions/read-draft.ts'
import { savePrescriptionDraft } from './prescriptions/save-draft.ts'
import { readLastPrescription } from './prescriptions/last.ts'
import { readClientSettings } from './prescriptions/settings/client-settings.ts'
import { saveClientSettings } from './prescriptions/settings/save-client-settings.ts'
import { readCarePlaceSettings } from './prescriptions/settings/care-place-settings.ts'
import { saveCarePlaceSettings } from './prescriptions/settings/save-care-place-settings.ts'
import { readMergedSettings } from './prescriptions/settings/merged-settings.ts'
import { readMergedSettingsLean } from './prescriptions/settings/merged-settings-lean.ts'
import { readPrintProperties } from './prescriptions/settings/print-properties.ts'
import { readInvoiceAreasByUserNumber } from './prescriptions/invoice-areas/invoice-areas-by-ucn.ts'
import { readInvoiceAreasByCustomerNumber } from './prescriptions/invoice-areas/invoice-areas-by-customer-number.ts'
import { readPatientFee } from './prescriptions/patient-fee/patient-fee.ts'
import { savePatientFee } from './prescriptions/patient-fee/save-patient-fee.ts'
import { readPatientFeeHistory } from './prescriptions/patient-fee/patient-fee-history.ts'
import { searchPrescriptions } from './prescriptions/search.ts'
import { allProducts } from './products/all.ts'
import { readAllCategories } from './products/all-categories.ts'
import { readProductsByGroup } from './products/by-group.ts'
import { readProductByItemNumber, readProductByItemNumberInQuery } from './products/by-item-number.ts'
import { readProductsByItemNumbers } from './products/by-item-numbers.ts'
import { readCategories } from './products/categories.ts'
import { countAgreements } from './products/client-counts.ts'
import { readProductDetails } from './products/details.ts'
import { applyImport } from './products/imports/apply-import.ts'
import { listImportClients } from './products/imports/import-clients.ts'
import { listImports } from './products/imports/list-imports.ts'
import { previewImport } from './products/imports/preview-import.ts'
import { readNutritionFlavors } from './products/nutrition-flavors.ts'
import { countPcaProducts } from './products/pca-count.ts'
import { readProductGroups } from './products/product-groups.ts'
import { readPublicAreas } from './products/public-areas.ts'
import { searchProductsOfCategory } from './products/search-of-category.ts'
import { searchProducts } from './products/search.ts'
import { readSimilarCatheterLengths } from './products/similar-catheter-length.ts'
import { createUserOverride } from './products/availability/create-user-override.ts'
import { readUserOverride } from './products/availability/read-user-override.ts'
import { updateUserOverride } from './products/availability/update-user-override.ts'
import { syncAgreements } from './products/sync/sync-agreements.ts'
import { syncErpCid } from './products/sync/sync-erp-cid.ts'
import { syncRatings } from './products/sync/sync-ratings.ts'
import { readClientMembership } from './sign-in/client-membership.ts'
import { readMaintenance } from './sign-in/maintenance.ts'
import { readMembership } from './sign-in/membership.ts'
import { revokeToken } from './sign-in/revoke.ts'
import { setDefaultCarePlace } from './sign-in/set-default-care-place.ts'
import { issueToken } from './sign-in/token.ts'

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
