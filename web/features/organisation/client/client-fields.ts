import { erpIdentifier } from '@omsorg/domain/organisation/client/client-fields.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldError } from '../../../platform/forms/use-form.ts'

/** A client as it stands in a form, where nothing is an empty text. */
export interface ClientValues {
  readonly name: string
  readonly marketAreaCode: string
  readonly patientDataOwnerId: string
  readonly erpCustomerIdentifier: string
  readonly alias: string
}

interface ClientRecord {
  readonly name: string
  readonly marketAreaCode: MarketCode
  readonly patientDataOwnerId: string
  readonly erpCustomerIdentifier: string
  readonly alias: string | null
}

export function valuesOf(client: ClientRecord): ClientValues {
  const { name, marketAreaCode, patientDataOwnerId, erpCustomerIdentifier, alias } = client
  return { name, marketAreaCode: String(marketAreaCode), patientDataOwnerId, erpCustomerIdentifier, alias: alias ?? '' }
}

/** What is sent of the values. */
export function clientOf(values: ClientValues): ClientRecord {
  return {
    ...values,
    name: values.name.trim(),
    marketAreaCode: Number(values.marketAreaCode) as MarketCode,
    alias: values.alias.trim() || null,
  }
}

/** The rules of a client that its bounds do not know. */
export function clientErrors(values: ClientValues, t: AllTexts): readonly FieldError[] {
  return [
    ...(values.marketAreaCode === '' ? [{ at: 'marketAreaCode', text: t.validation.market }] : []),
    ...(erpIdentifier(values.erpCustomerIdentifier).ok
      ? []
      : [{ at: 'erpCustomerIdentifier', text: t.organisationClients.client.erpIncomplete }]),
  ]
}
