import type {
  DeliveryAddressInput,
  InvoiceAddressInput,
} from '@omsorg/contract/care-recipients/address/address-input.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  removeInvoiceAddress,
  replaceDeliveryAddresses,
  writeAddress,
  type AddressToWrite,
  type WrittenAddress,
} from './addresses.sql.ts'
import { checkDeliveryAddresses, checkInvoiceAddress } from './addresses.ts'

export interface Addresses {
  readonly delivery: readonly AddressToWrite[]
  readonly invoice: AddressToWrite | null
}

export interface AddressWarning {
  readonly name: 'address-not-verified'
  readonly at: string
}

type CheckedAddresses = Outcome<Addresses, RefusalOf<typeof checkDeliveryAddresses> | 'invoice-address-missing'>

type RefusalOf<Judge extends (...given: never[]) => { readonly ok: boolean }> =
  Extract<ReturnType<Judge>, { readonly ok: false }> extends { readonly refusal: infer Name extends string }
    ? Name
    : never

/** All addresses of a person whose identity is not protected (O-5-29, O-5-30). */
export function checkAddresses(
  given: {
    readonly deliveryAddresses: readonly DeliveryAddressInput[]
    readonly invoiceAddress: InvoiceAddressInput | null
  },
  storedIds: readonly number[],
  invoiceAddressRequired: boolean,
): CheckedAddresses {
  const delivery = checkDeliveryAddresses(given.deliveryAddresses, storedIds)
  if (!delivery.ok) return delivery
  const at = 'invoiceAddress'
  if (!given.invoiceAddress) {
    return invoiceAddressRequired
      ? refuse('invoice-address-missing', { at })
      : agree({ delivery: delivery.value, invoice: null })
  }
  const invoice = checkInvoiceAddress(given.invoiceAddress, at)
  return invoice.ok ? agree({ delivery: delivery.value, invoice: invoice.value }) : invoice
}

/** Writes them in place of those before, and says which postal codes and cities are not known together (O-5-70). */
export async function writeAddresses(
  tx: Transaction,
  careRecipientId: number,
  { delivery, invoice }: Addresses,
): Promise<AddressWarning[]> {
  const written = await replaceDeliveryAddresses(tx, careRecipientId, delivery)
  const warnings = written.flatMap((address, index) => warningsOf(address, `deliveryAddresses[${index}]`))
  if (!invoice) {
    await removeInvoiceAddress(tx, careRecipientId)
    return warnings
  }
  return [...warnings, ...warningsOf(await writeAddress(tx, careRecipientId, invoice), 'invoiceAddress')]
}

export function warningsOf({ verified }: WrittenAddress, at: string): AddressWarning[] {
  return verified ? [] : [{ name: 'address-not-verified', at }]
}
