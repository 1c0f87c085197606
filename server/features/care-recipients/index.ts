import type { Seal } from '@omsorg/database/sealed.ts'
import type { PopulationRegisters } from '../../adapters/population-register/port.ts'
import type { Handler } from '../../platform/handle.ts'
import { listCarePlaceTargets } from './places/care-place-targets.ts'
import { activateCareRecipient } from './places/activate.ts'
import { changeCarePlaceStatus } from './places/care-place-status.ts'
import { copyToCarePlace } from './places/copy-to-care-place.ts'
import { moveToCarePlace } from './places/move-to-care-place.ts'
import { reportDeath } from './places/report-death.ts'
import { anonymizeCareRecipient } from './anonymizing/anonymize.ts'
import { recomputeAgeAndGender } from './registering/age-and-gender.ts'
import { createCareRecipient } from './registering/create.ts'
import { deleteCareRecipient } from './registering/delete.ts'
import { saveAddress } from './addresses/save-address.ts'
import { saveInvoiceAddress } from './addresses/save-invoice-address.ts'
import { searchBySsnInMarket } from './by-number/search-by-ssn-in-market.ts'
import { searchBySsnRestricted } from './by-number/search-by-ssn-restricted.ts'
import { searchBySsn } from './by-number/search-by-ssn.ts'
import { updateCareRecipient } from './registering/update.ts'
import { deleteRegistrationDraft } from './registration-draft/delete-registration-draft.ts'
import { readRegistrationDraft } from './registration-draft/read-registration-draft.ts'
import { saveRegistrationDraft } from './registration-draft/save-registration-draft.ts'
import { readOwnCareRecipientSettings } from './settings/own-settings.ts'
import { readCareRecipientSettings } from './settings/read-settings.ts'
import { saveOwnCareRecipientSettings } from './settings/save-own-settings.ts'
import { openProtectedIdentity } from './protection/open-protected-identity.ts'
import { readCareRecipient } from './read.ts'
import { askPopulationRegister } from './register/ask-population-register.ts'
import { searchCareRecipients } from './search.ts'

export interface CareRecipientNeeds {
  readonly seal: Seal
  /** In production numbers of test series belong to nobody. */
  readonly isProduction: boolean
  readonly registers: PopulationRegisters
}

export function careRecipientEndpoints({ seal, isProduction, registers }: CareRecipientNeeds): readonly Handler[] {
  return [
    searchCareRecipients(seal),
    readCareRecipient(seal),
    askPopulationRegister(seal, registers),
    openProtectedIdentity(seal),
    createCareRecipient({ seal, isProduction }),
    updateCareRecipient({ seal, isProduction }),
    deleteCareRecipient,
    anonymizeCareRecipient,
    readRegistrationDraft(seal),
    saveRegistrationDraft(seal),
    deleteRegistrationDraft,
    saveAddress,
    saveInvoiceAddress,
    recomputeAgeAndGender(seal),
    activateCareRecipient(seal),
    reportDeath(seal),
    changeCarePlaceStatus(seal),
    copyToCarePlace,
    moveToCarePlace,
    listCarePlaceTargets,
    searchBySsn(seal),
    searchBySsnInMarket(seal),
    searchBySsnRestricted(seal),
    readCareRecipientSettings,
    readOwnCareRecipientSettings,
    saveOwnCareRecipientSettings,
  ]
}

export { viewOfPerson, type PersonRecord } from './person.ts'
