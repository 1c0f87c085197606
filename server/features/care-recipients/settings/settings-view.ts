import type { ownSettingsView } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
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
  copyAllowed: null,
  moveAllowed: null,
  deactivateAllowed: null,
  adultRecipientsOnly: null,
  anonymizeAfterMonths: null,
}

/** What the product does where nobody has said anything (the same figures as in the view of the database). */
const defaults: OwnSettings = {
  ...nothingSet,
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
  copyAllowed: true,
  moveAllowed: true,
  deactivateAllowed: true,
  adultRecipientsOnly: false,
}

/** A care place that has saved nothing goes by its client; what a client has not set is the default. */
export function settingsViewOf(owner: Owner, record: SettingsRecord | undefined): z.output<typeof ownSettingsView> {
  const { client_id: clientId, care_place_id: carePlaceId } = owner
  const saved = record ?? { ...nothingSet, usesClientSettings: carePlaceId !== null, rowVersion: 0 }
  if (carePlaceId !== null) return { ...saved, clientId, carePlaceId }
  const set = Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== null))
  return { ...saved, ...defaults, ...set, clientId, carePlaceId }
}
