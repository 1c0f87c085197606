import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import { type MarketCode, todayIn } from '@omsorg/domain/market.ts'
import type { NumberContext } from '../../identity/number-reading.ts'

/** What the merged settings of the care place ask of a care recipient. */
export interface FormRules extends NumberContext {
  readonly numberRequired: boolean
  readonly temporaryNumberAllowed: boolean
  readonly phoneRequired: boolean
  readonly referenceNumberRequired: boolean
  readonly invoiceAddressRequired: boolean
  readonly adultsOnly: boolean
  readonly protectionAllowed: boolean
  readonly guardiansAllowed: boolean
  readonly trusteeAllowed: boolean
  /** The population register is asked in this market and at this place. */
  readonly registerOffered: boolean
  /** A valid number never changes (O-5-12). */
  readonly numberFixed?: boolean
  /** The person is registered with a protected identity: nobody sees, or writes, who it is and where. */
  readonly isHidden?: boolean
  /** Phones that are registered already: they may stay. */
  readonly storedPhones?: readonly (string | null)[]
}

/** Registers that we may ask; in Denmark and Norway none is open to us (O-7-168). */
const marketsWithRegister: readonly MarketCode[] = [10, 30]

export function rulesOf(settings: CareRecipientSettings, market: MarketCode, now: Temporal.Instant): FormRules {
  return {
    market,
    today: todayIn(market, now).toString(),
    numberRequired: settings.ssnRequired,
    temporaryNumberAllowed: settings.temporarySsnAllowed,
    phoneRequired: settings.phoneRequired,
    referenceNumberRequired: settings.referenceNumberRequired,
    invoiceAddressRequired: settings.invoiceAddressRequired,
    adultsOnly: settings.adultRecipientsOnly,
    protectionAllowed: settings.protectedIdentityAllowed,
    guardiansAllowed: settings.guardiansAllowed,
    trusteeAllowed: settings.trusteeAllowed,
    registerOffered: settings.populationRegisterLookup && marketsWithRegister.includes(market),
  }
}
