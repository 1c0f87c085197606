import type { CareRecipientSettings, ownSettingsView } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { z } from 'zod'
import type { Owner, OwnSettings, SettingsRecord } from './read-own-care-recipient-settings.sql.ts'

const nothingSet: OwnSettings = {
  ssnRequired: null,
  temporarySsnAllowed: null,
  populationRegisterLookup: null,
  protectedIdentityAllowed: null,
  referenceNumberRequired: null,
  phoneRequired: null,
  guardiansAllowed: null,
  trusteeAllowed: null,
  invoiceAddressRequired: null,
  crpAccountsAllowed: null,
  crpOrderingAllowed: null,
  crpRenewalAllowed: null,
  crpDiaryAllowed: null,
  crpStockAllowed: null,
  copyAllowed: null,
  moveAllowed: null,
  deactivateAllowed: null,
  adultRecipientsOnly: null,
  anonymizeAfterMonths: null,
}

/** What the product does where nobody has said anything (the same figures as in the view of the database). */
const defaults: CareRecipientSettings = {
  ssnRequired: true,
  temporarySsnAllowed: true,
  populationRegisterLookup: false,
  protectedIdentityAllowed: true,
  referenceNumberRequired: false,
  phoneRequired: false,
  guardiansAllowed: true,
  trusteeAllowed: true,
  invoiceAddressRequired: true,
  crpAccountsAllowed: false,
  crpOrderingAllowed: false,
  crpRenewalAllowed: false,
  crpDiaryAllowed: false,
  crpStockAllowed: false,
  copyAllowed: true,
  moveAllowed: true,
  deactivateAllowed: true,
  adultRecipientsOnly: false,
  anonymizeAfterMonths: null,
}

/** A care place that has saved nothing goes by its client; what a client has not set is the default. */
export function settingsViewOf(
  owner: Owner,
  record: SettingsRecord | undefined,
  ofClient: SettingsRecord | undefined,
): z.output<typeof ownSettingsView> {
  const { client_id: clientId, care_place_id: carePlaceId } = owner
  const isPlace = carePlaceId !== null
  const { usesClientSettings, rowVersion, ...own } = record ?? {
    ...nothingSet,
    usesClientSettings: isPlace,
    rowVersion: 0,
  }
  const inherited = isPlace && ofClient ? settingsOver(ofClient) : defaults
  const shown = isPlace ? own : settingsOver(own)
  return { ...shown, own, inherited, usesClientSettings, rowVersion, clientId, carePlaceId }
}

function settingsOver(own: OwnSettings): CareRecipientSettings {
  const names = Object.keys(defaults) as (keyof CareRecipientSettings)[]
  const set = names.filter((name) => own[name] !== null).map((name) => [name, own[name]])
  return { ...defaults, ...Object.fromEntries(set) }
}
