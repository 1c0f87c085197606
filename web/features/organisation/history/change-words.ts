import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { HistorySubject, listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import { readTherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'

export type Change = AnswerOf<typeof listChanges>['changes'][number]
type Kept = Change['fields'][number]['before']

interface Words {
  readonly fields: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, string>>
  /** Fields that are kept in hundredths of the currency. */
  readonly money?: readonly string[]
}

/** What changed, by the name of its screen. */
export function subjectName(subject: HistorySubject, { organisation: { kinds, actionNames } }: AllTexts): string {
  return {
    client: kinds.Client,
    'care-unit': kinds.CareUnit,
    'care-place': kinds.CarePlace,
    'customer-number': actionNames.CustomerNumber,
    'invoice-area': actionNames.InvoiceAreas,
    features: actionNames.AdditionalFeatures,
    'therapy-areas': actionNames.TherapyAreaSettings,
    'product-settings': actionNames.ProductSettings,
    'product-availability': actionNames.ProductAvailability,
    'prescription-settings': actionNames.PrescriptionSettings,
    'order-settings': actionNames.OrderSettings,
    'care-recipient-settings': actionNames.CareRecipientSettings,
    'extra-fee': actionNames.PatientExtraFee,
    'patient-fee': actionNames.PatientFee,
    'authentication-providers': actionNames.AuthenticationProviderSettings,
    'available-roles': actionNames.AvailableRoles,
  }[subject]
}

/** What the fields of each subject are called on its own screen. What has no name there is not told of one by one. */
function wordsOf(subject: HistorySubject, t: AllTexts): Words | null {
  const { client, place, features, areas, products, availability, numbers, patientFee } = t.organisationClients
  const { order, prescription, careRecipient, extraFee, providers } = t.organisationSettings
  const words: Readonly<Record<HistorySubject, Words | null>> = {
    'invoice-area': null,
    client: {
      fields: {
        name: client.name,
        alias: client.alias,
        patientDataOwnerId: client.dataController,
        erpCustomerIdentifier: client.erpIdentifier,
      },
    },
    'care-unit': { fields: { name: t.organisation.unit.name } },
    'care-place': { fields: { name: place.name, email: place.email, phone: place.phone } },
    'order-settings': order,
    'prescription-settings': prescription,
    'care-recipient-settings': careRecipient,
    'authentication-providers': providers,
    'available-roles': { fields: { roles: t.organisation.actionNames.AvailableRoles }, options: t.roles.names },
    features,
    'therapy-areas': { fields: { ...areas.switches, customerNumber: areas.customerNumber } },
    'product-settings': products,
    'product-availability': {
      fields: { agreementTypes: t.organisation.actionNames.ProductAvailability },
      ...availability,
    },
    'customer-number': {
      fields: {
        name: numbers.name,
        careOf: numbers.careOf,
        street: numbers.address,
        zip: numbers.zip,
        city: numbers.city,
        entryCode: numbers.entryCode,
        statusCode: numbers.statusCode,
        isPrimary: numbers.primary,
        isPayer: numbers.payer,
        therapyAreas: numbers.areas,
      },
    },
    'patient-fee': {
      fields: {
        enabled: patientFee.enabled,
        method: patientFee.method,
        type: patientFee.type,
        minimumOrderLimit: patientFee.limit,
        oneTimeFeeAllowed: patientFee.oneTime,
      },
      options: { ...patientFee.methods, ...patientFee.types },
      money: ['minimumOrderLimit'],
    },
    'extra-fee': {
      fields: extraFee,
      money: ['smallOrderFee', 'smallOrderThreshold', 'expressOrderFee'],
    },
  }
  return words[subject]
}

export interface ToldChange {
  readonly key: string
  /** In words: what was, and what is. */
  readonly text: string
}

/** A change field by field. What was not set before and is not set now has nothing to tell. */
export function toldChanges({ subject, event, fields }: Change, t: AllTexts, f: Formats): ToldChange[] {
  const words = wordsOf(subject, t)
  const { settings } = t.organisation
  /** Of a list, what came and what went; the rest is as it was. */
  const partsOf = (before: readonly (string | number)[], after: readonly (string | number)[]) => {
    const { made, removed } = t.organisationHistory.events
    const came = after.filter((each) => !before.includes(each))
    const went = before.filter((each) => !after.includes(each))
    return (
      [
        [made, came],
        [removed, went],
      ] as const
    ).filter(([, some]) => some.length > 0)
  }
  const valueOf = (field: string, value: Kept): string => {
    if (value === null || value === '') return settings.none
    if (typeof value === 'boolean') return value ? t.common.actions.yes : t.common.actions.no
    if (Array.isArray(value))
      return value.length === 0 ? settings.none : value.map((each) => valueOf(field, each)).join(', ')
    if (typeof value === 'number')
      return words?.money?.includes(field) ? f.amount(value) : (words?.options?.[value] ?? f.number(value))
    const area = readTherapyArea(value)
    return words?.options?.[value] ?? (area ? t.therapyAreas.names[area] : value)
  }
  return fields.flatMap(({ field, before, after }) => {
    const setting = words?.fields[field]
    if (setting === undefined) return []
    const [from, to] = [valueOf(field, before), valueOf(field, after)]
    if (event !== 'saved') return [{ key: field, text: `${setting}: ${event === 'made' ? to : from}` }]
    const text =
      Array.isArray(before) && Array.isArray(after)
        ? `${setting}. ${partsOf(before, after)
            .map(([word, some]) => `${word}: ${valueOf(field, some)}`)
            .join('. ')}`
        : settings.change({ setting, from, to })
    return [{ key: field, text }]
  })
}

/** Which of several is meant, such as the therapy area or the day from which a fee holds. */
export function whichOne({ of }: Change, t: AllTexts): string {
  return Object.values(of)
    .filter((value) => typeof value === 'string')
    .map((value) => {
      const area = readTherapyArea(value)
      const provider: Readonly<Record<string, string>> = t.organisationSettings.providers.sections
      return area ? t.therapyAreas.names[area] : (provider[value] ?? value)
    })
    .join(', ')
}
