import { listConversations } from './conversation/list-conversations.ts'
import { recordConversation } from './conversation/record-conversation.ts'
import { searchCareRecipients } from './recipient/search-care-recipients.ts'
import { readCareRecipient } from './recipient/read-care-recipient.ts'
import { createCareRecipient } from './recipient/create-care-recipient.ts'
import { updateCareRecipient } from './recipient/update-care-recipient.ts'
import { deleteCareRecipient } from './recipient/delete-care-recipient.ts'
import { anonymizeCareRecipient } from './recipient/anonymize-care-recipient.ts'
import { recomputeAgeAndGender } from './recipient/recompute-age-and-gender.ts'
import { activateCareRecipient } from './status/activate-care-recipient.ts'
import { reportDeath } from './status/report-death.ts'
import { changeCarePlaceStatus } from './status/change-care-place-status.ts'
import { copyToCarePlace } from './place/copy-to-care-place.ts'
import { moveToCarePlace } from './place/move-to-care-place.ts'
import { listCarePlaceTargets } from './place/list-care-place-targets.ts'
import { readRegistrationDraft } from './draft/read-registration-draft.ts'
import { saveRegistrationDraft } from './draft/save-registration-draft.ts'
import { deleteRegistrationDraft } from './draft/delete-registration-draft.ts'
import { saveAddress } from './address/save-address.ts'
import { saveInvoiceAddress } from './address/save-invoice-address.ts'
import { searchBySsn } from './identity/search-by-ssn.ts'
import { searchBySsnInMarket } from './identity/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from './identity/search-by-ssn-restricted.ts'
import { openProtectedIdentity } from './identity/open-protected-identity.ts'
import { askPopulationRegister } from './population-register/ask-population-register.ts'
import { readCareRecipientSettings } from './settings/read-care-recipient-settings.ts'
import { readOwnCareRecipientSettings } from './settings/read-own-care-recipient-settings.ts'
import { saveOwnCareRecipientSettings } from './settings/save-own-care-recipient-settings.ts'

export const careRecipientEndpoints = {
  searchCareRecipients,
  readCareRecipient,
  createCareRecipient,
  updateCareRecipient,
  deleteCareRecipient,
  anonymizeCareRecipient,
  recomputeAgeAndGender,
  activateCareRecipient,
  reportDeath,
  changeCarePlaceStatus,
  copyToCarePlace,
  moveToCarePlace,
  listCarePlaceTargets,
  readRegistrationDraft,
  saveRegistrationDraft,
  deleteRegistrationDraft,
  saveAddress,
  saveInvoiceAddress,
  searchBySsn,
  searchBySsnInMarket,
  searchBySsnRestricted,
  openProtectedIdentity,
  askPopulationRegister,
  readCareRecipientSettings,
  readOwnCareRecipientSettings,
  saveOwnCareRecipientSettings,
  recordConversation,
  listConversations,
}
