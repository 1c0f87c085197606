import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { readFeatures } from '@omsorg/contract/organisation/feature/read-features.ts'
import { saveFeatures } from '@omsorg/contract/organisation/feature/save-features.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { savePatientExtraFee } from '@omsorg/contract/orders/settings/save-patient-extra-fee.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee-settings.ts'
import { readClientAvailability } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { saveClientAvailability } from '@omsorg/contract/products/availability/save-client-availability.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { saveAvailableRoles } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { answerOf } from './answer-of.ts'

export const partsToTake = ['roles', 'assortment', 'extraFee', 'patientFee', 'features', 'providers'] as const
export type PartToTake = (typeof partsToTake)[number]

/** What came of one: saved here, nothing there to take, or not possible. */
export type Taken = 'taken' | 'nothing' | 'failed'

/** Reads a part of what another client has and saves it at this one, as if it were entered here. */
export function useTakeAlong(clientId: string): (part: PartToTake, from: string) => Promise<Taken> {
  const params = { clientId }
  const roles = useAction(saveAvailableRoles, { outdates: [readAvailableRoles] })
  const assortment = useAction(saveClientAvailability, { outdates: [readClientAvailability] })
  const extraFee = useAction(savePatientExtraFee, { outdates: [readPatientExtraFee] })
  const patientFee = useAction(savePatientFeeSettings, { outdates: [readPatientFeeSettings] })
  const features = useAction(saveFeatures, { outdates: [readFeatures] })
  const providers = useAction(saveProviderSettings, { outdates: [readProviderSettings, listChanges] })
  const silent = { silent: true }
  const came = (result: { readonly ok: boolean } | null): Taken => (result?.ok ? 'taken' : 'failed')

  const takers: { readonly [Part in PartToTake]: (from: string) => Promise<Taken> } = {
    roles: async (from) => {
      const [theirs, ours] = await both(readAvailableRoles, { params: { clientId: from } }, { params })
      if (!theirs || !ours) return 'failed'
      const used = ({ roles: all }: typeof ours) => all.filter(({ isUsed }) => isUsed).map(({ id }) => id)
      if (used(theirs).length === 0) return 'nothing'
      return came(await roles.run({ input: { clientId, roleIds: used(theirs), readRoleIds: used(ours) } }, silent))
    },
    assortment: async (from) => {
      const [theirs, ours] = await both(readClientAvailability, { params: { clientId: from } }, { params })
      if (!theirs || !ours) return 'failed'
      const areas = theirs.areas
        .filter(({ agreementTypes }) => agreementTypes.length > 0)
        .map(({ therapyArea, agreementTypes }) => ({ therapyArea, agreementTypes }))
      if (areas.length === 0) return 'nothing'
      return came(await assortment.run({ params, input: { areas, rowVersion: ours.rowVersion } }, silent))
    },
    extraFee: async (from) => {
      const [theirs, ours] = await both(readPatientExtraFee, { query: { clientId: from } }, { query: { clientId } })
      if (!theirs || !ours) return 'failed'
      if (!theirs.current) return 'nothing'
      const { smallOrderFee, smallOrderThreshold, logisticsPercent, expressOrderFee } = theirs.current
      const fees = { smallOrderFee, smallOrderThreshold, logisticsPercent, expressOrderFee }
      const rowVersion = ours.current?.rowVersion ?? null
      return came(await extraFee.run({ input: { clientId, ...fees, rowVersion } }, silent))
    },
    patientFee: async (from) => {
      const [theirs, ours] = await both(readPatientFeeSettings, { params: { clientId: from } }, { params })
      if (!theirs || !ours) return 'failed'
      const areas = theirs.fees
        .filter(({ isCurrent }) => isCurrent)
        .map(({ therapyArea, enabled, method, type, minimumOrderLimit, oneTimeFeeAllowed }) => ({
          therapyArea,
          enabled,
          method,
          type,
          minimumOrderLimit,
          oneTimeFeeAllowed,
        }))
      if (areas.length === 0) return 'nothing'
      return came(await patientFee.run({ params, input: { areas, rowVersion: ours.rowVersion } }, silent))
    },
    features: async (from) => {
      const [theirs, ours] = await both(readFeatures, { params: { clientId: from } }, { params })
      if (!theirs || !ours) return 'failed'
      const { clientId: _, ...wanted } = theirs
      return came(await features.run({ params, input: { ...wanted, rowVersion: ours.rowVersion } }, silent))
    },
    providers: async (from) => {
      const [theirs, ours] = await both(readProviderSettings, { params: { clientId: from } }, { params })
      if (!theirs || !ours) return 'failed'
      return came(await providers.run({ input: { clientId, ...waysAlong(theirs, ours) } }, silent))
    },
  }
  return (part, from) => takers[part](from)
}

type Ways = AnswerOf<typeof readProviderSettings>

/** A directory and the issuer of cards are each client's own: without them that way stays as it is here. */
export function waysAlong(theirs: Ways, ours: Ways): Omit<CallOf<typeof saveProviderSettings>['input'], 'clientId'> {
  const providers = theirs.providers.map((each) => {
    const own = ours.providers.find(({ provider }) => provider === each.provider)
    const isReady = each.provider !== 'Directory' || Boolean(own?.directoryTenant)
    return {
      ...each,
      enabled: isReady ? each.enabled : (own?.enabled ?? false),
      directoryTenant: own?.directoryTenant ?? null,
      directoryDomain: own?.directoryDomain ?? null,
      sithsIssuerFilter: own?.sithsIssuerFilter ?? null,
    }
  })
  const isOn = providers.some(({ provider, enabled }) => enabled && provider === theirs.defaultProvider)
  return { providers, defaultProvider: isOn ? theirs.defaultProvider : null, rowVersion: ours.rowVersion }
}

type Readable =
  | typeof readAvailableRoles
  | typeof readClientAvailability
  | typeof readPatientExtraFee
  | typeof readPatientFeeSettings
  | typeof readFeatures
  | typeof readProviderSettings

async function both<const E extends Readable>(endpoint: E, theirs: CallOf<E>, ours: CallOf<E>) {
  return Promise.all([answerOf(endpoint, theirs), answerOf(endpoint, ours)])
}
