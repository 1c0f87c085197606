import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { CartItemView } from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { ChosenFor, ProductToChoose } from '@omsorg/domain/products/product/warnings.ts'
import { isClosedRow } from '@omsorg/domain/prescriptions/row/shown-row.ts'
import { isPrescribedItem, isSelectedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'

export type Person = AnswerOf<typeof readCareRecipient>

/** Every item that the person has on a prescription that runs or waits, flavours among them. */
export function prescribedItems(prescriptions: readonly PrescriptionView[]): ReadonlySet<string> {
  const rows = prescriptions.flatMap((each) => each.rows).filter((row) => !isClosedRow(row))
  return new Set(rows.flatMap(({ itemNumber, flavors }) => [itemNumber, ...flavors.map((each) => each.itemNumber)]))
}

/** What stands in the cart now: replaced and removed items are history. */
export function selectedItems(cart: readonly CartItemView[]): ReadonlySet<string> {
  return new Set(cart.filter((item) => isSelectedItem(item) || isPrescribedItem(item)).map((each) => each.itemNumber))
}

/** What the rules of warning need to know of the person; until she is known, nothing is held against a product. */
export function chosenFor(
  person: Pick<Person, 'age' | 'sensitivities'> | undefined,
  selected: ReadonlySet<string>,
  prescribed: ReadonlySet<string>,
): ChosenFor {
  return {
    age: person?.age ?? null,
    sensitiveToLatex: person?.sensitivities.latex ?? false,
    sensitiveToPvc: person?.sensitivities.pvc ?? false,
    selectedItems: selected,
    prescribedItems: prescribed,
  }
}

export function productToChoose({ itemNumber, latex, pvc, properties }: OfferedProduct): ProductToChoose {
  const numberOf = (name: string) => properties.find(({ key }) => key === name)?.from ?? null
  return { itemNumber, latex, pvc, charriere: numberOf('charriere'), length: numberOf('length') }
}
