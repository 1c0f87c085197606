import { listConversations } from './conversation/list-conversations.ts'
import { recordConversation } from './conversation/record-conversation.ts'
import type { careRecipientEndpoints } from '@omsorg/contract/care-recipients/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { PopulationRegisters } from '../../adapters/population-register/port.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { listCarePlaceTargets } from './place/list-care-place-targets.ts'
import { activateCareRecipient } from './status/activate-care-recipient.ts'
import { changeCarePlaceStatus } from './status/change-care-place-status.ts'
import { copyToCarePlace } from './place/copy-to-care-place.ts'
import { moveToCarePlace } from './place/move-to-care-place.ts'
import { reportDeath } from './status/report-death.ts'
import { anonymizeCareRecipient } from './recipient/anonymize-care-recipient.ts'
import { recomputeAgeAndGender } from './recipient/recompute-age-and-gender.ts'
import { createCareRecipient } from './recipient/create-care-recipient.ts'
import { deleteCareRecipient } from './recipient/delete-care-recipient.ts'
import { saveAddress } from './address/save-address.ts'
import { saveInvoiceAddress } from './address/save-invoice-address.ts'
import { searchBySsnInMarket } from './identity/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from './identity/search-by-ssn-restricted.ts'
import { searchBySsn } from './identity/search-by-ssn.ts'
import { updateCareRecipient, type EndMove } from './recipient/update-care-recipient.ts'
import { deleteRegistrationDraft } from './draft/delete-registration-draft.ts'
import { readRegistrationDraft } from './draft/read-registration-draft.ts'
import { saveRegistrationDraft } from './draft/save-registration-draft.ts'
import { readOwnCareRecipientSettings } from './settings/read-own-care-recipient-settings.ts'
import { readCareRecipientSettings } from './settings/read-care-recipient-settings.ts'
import { saveOwnCareRecipientSettings } from './settings/save-own-care-recipient-settings.ts'
import { openProtectedIdentity } from './identity/open-protected-identity.ts'
import { readCareRecipient } from './recipient/read-care-recipient.ts'
import { askPopulationRegister } from './population-register/ask-population-register.ts'
import { searchCareRecipients } from './recipient/search-care-recipients.ts'

export interface CareRecipientNeeds {
  readonly seal: Seal
  /** In production numbers of test series belong to nobody. */
  readonly isProduction: boolean
  readonly registers: PopulationRegisters
  readonly endMove: EndMove
}

export function careRecipientHandlers({
  seal,
  isProduction,
  registers,
  endMove,
}: CareRecipientNeeds): HandlersOf<typeof careRecipientEndpoints> {
  return {
    searchCareRecipients: searchCareRecipients(seal),
    readCareRecipient: readCareRecipient(seal),
    askPopulationRegister: askPopulationRegister(seal, registers),
    openProtectedIdentity: openProtectedIdentity(seal),
    createCareRecipient: createCareRecipient({ seal, isProduction }),
    updateCareRecipient: updateCareRecipient({ seal, isProduction, endMove }),
    deleteCareRecipient,
    anonymizeCareRecipient,
    readRegistrationDraft: readRegistrationDraft(seal),
    saveRegistrationDraft: saveRegistrationDraft(seal),
    deleteRegistrationDraft,
    saveAddress,
    saveInvoiceAddress,
    recomputeAgeAndGender: recomputeAgeAndGender(seal),
    activateCareRecipient: activateCareRecipient(seal),
    reportDeath: reportDeath(seal),
    changeCarePlaceStatus: changeCarePlaceStatus(seal),
    copyToCarePlace,
    moveToCarePlace,
    listCarePlaceTargets,
    searchBySsn: searchBySsn(seal),
    searchBySsnInMarket: searchBySsnInMarket(seal),
    searchBySsnRestricted: searchBySsnRestricted(seal),
    readCareRecipientSettings,
    readOwnCareRecipientSettings,
    saveOwnCareRecipientSettings,
    recordConversation,
    listConversations,
  }
}

export { writeEvent } from './events.sql.ts'
export { blindNumbersOf } from './identity/number-asked.ts'
export { readOrderedToday } from './ordered-today.sql.ts'
export { viewOfPerson, type PersonRecord } from './person.ts'
export { listRecipients, type ListQuestion } from './recipient/list-recipients.ts'
export { readPhones } from './phones-on-paper.sql.ts'
export { readPersonOnPaper, type PersonOnPaper } from './person-on-paper.sql.ts'
export { lockChangeablePerson } from './changeable-person.ts'
