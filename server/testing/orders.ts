import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { confirmOrder } from '@omsorg/contract/orders/confirm.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/save-withdrawal.ts'
import type { Care } from './care.ts'
import type { SignedIn, World } from './world.ts'

type Withdrawal = CallOf<typeof saveWithdrawal>['input']

/** A withdrawal of one person, to the own address, from the row that the tests draw from. */
export function withdrawalOf(
  person: Care['ordinary'],
  { quantity, row = person.row }: { readonly quantity: number; readonly row?: Care['ordinary']['row'] },
): Withdrawal {
  const home = {
    addressId: person.addressId,
    careOf: null,
    street: 'Storgatan 1',
    city: 'Fjällviken',
    zip: '87140',
    countryCode: 'SE',
    entryCode: null,
  }
  return {
    careRecipientId: person.id,
    receiver: {
      name: person.isProtected ? null : `${person.firstName} ${person.lastName}`,
      address: person.isProtected ? null : home,
      contactPhone: '+46701740605',
      deliveryMethodCode: 'HOME',
      deliveryPointId: null,
      notifyBy: null,
      notifyPhone: null,
      notifyEmail: null,
      packageLocation: null,
      goodsLabel: null,
      deliveryDate: null,
    },
    lines: [{ prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity }],
  }
}

export async function saved(world: World, actor: SignedIn, withdrawal: Withdrawal) {
  const answer = await world.as(actor).call(saveWithdrawal, { input: withdrawal })
  if (answer.status !== 200) throw new Error(`the withdrawal was not saved: ${answer.text}`)
  return answer.body
}

export async function placed(world: World, actor: SignedIn, withdrawal: Withdrawal) {
  const { customerOrderId, rowVersion } = await saved(world, actor, withdrawal)
  const answer = await world.as(actor).call(confirmOrder, { input: { customerOrderId, rowVersion, acceptWarnings: true } })
  if (answer.status !== 200) throw new Error(`the order was not placed: ${answer.text}`)
  return answer.body
}
