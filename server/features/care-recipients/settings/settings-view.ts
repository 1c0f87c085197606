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

/** A care place that has saved nothing goes by its client. */
export function settingsViewOf(owner: Owner, record: SettingsRecord | undefined): z.output<typeof ownSettingsView> {
  const { client_id: clientId, care_place_id: carePlaceId } = owner
  const set = record ?? { ...nothingSet, usesClientSettings: carePlaceId !== null, rowVersion: 0 }
  return { ...set, clientId, carePlaceId }
}
