import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import { type MarketCode, todayIn } from '@omsorg/domain/market.ts'
import type { FormRules } from './recipient-check.ts'

/** Registers that we may ask; in Denmark and Norway none is open to us (O-7-168). */
const marketsWithRegister: readonly MarketCode[] = [10, 30]

/** What the merged settings of the care place mean for the form. */
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
