import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readMove } from '@omsorg/contract/orders/task/read-move.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import type { AddressFields } from '../form/recipient-fields.ts'

export type ToldMove = NonNullable<AnswerOf<typeof readMove>['move']>

/** The addresses with what was told in the place of the default one, which keeps its name and its country. */
export function addressesAfter(addresses: readonly AddressFields[], { movedTo }: ToldMove): AddressFields[] {
  return addresses.map((address) =>
    address.isDefault
      ? {
          ...address,
          careOf: movedTo.careOf ?? '',
          street: movedTo.street,
          zip: postalCodeText(movedTo.zip, address.countryCode),
          city: movedTo.city,
          entryCode: movedTo.entryCode ?? '',
        }
      : address,
  )
}
