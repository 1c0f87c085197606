import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import type { FakeErp } from '../adapters/erp/fake.ts'
import { defaultSwitches } from '../adapters/erp/fake-switches.ts'
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

/** Customer service says by header for which place it acts; everybody else is there by token. */
export function headersAtHome(world: World, { application }: Pick<SignedIn, 'application'>): Record<string, string> {
  const { client, place } = world.home
  return application === 'CSP' ? { 'om-client-id': client.id, 'om-care-place-id': place.id } : {}
}

export async function saveOrder(world: World, actor: SignedIn, withdrawal: Withdrawal) {
  const answer = await world.as(actor).call(saveWithdrawal, { input: withdrawal, headers: headersAtHome(world, actor) })
  if (answer.status !== 200) throw new Error(`the withdrawal was not saved: ${answer.status} ${answer.text}`)
  return answer.body
}

export async function placeOrder(world: World, actor: SignedIn, withdrawal: Withdrawal) {
  const { customerOrderId, rowVersion } = await saveOrder(world, actor, withdrawal)
  const answer = await world.as(actor).call(confirmOrder, {
    input: { customerOrderId, rowVersion, acceptWarnings: true },
    headers: headersAtHome(world, actor),
  })
  if (answer.status !== 200) throw new Error(`the order was not placed: ${answer.text}`)
  return answer.body
}

/** Ends whatever the ERP was told to do wrong. */
export function resetSwitches(erp: FakeErp): void {
  erp.turn(defaultSwitches)
}

type Template = CallOf<typeof upsertPreliminaryOrder>['input']

/** What the home place keeps for one of its residents. */
export function residentsTemplate({ care, home }: World): Template {
  const { ordinary } = care
  return {
    carePlaceId: home.place.id,
    type: 'individual',
    name: 'Var fjärde vecka',
    lines: [{ careRecipientId: ordinary.id, itemNumber: ordinary.row.product.itemNumber, quantity: 2 }],
  }
}

/** What it keeps for its store. */
export function storeTemplate(
  { home }: World,
  itemNumbers: readonly string[] = [home.products.pad.itemNumber],
): Template {
  return {
    carePlaceId: home.place.id,
    type: 'group',
    name: 'Förrådet',
    lines: itemNumbers.map((itemNumber) => ({ itemNumber, quantity: 3 })),
  }
}

export async function keepTemplate(world: World, actor: SignedIn, input: Template) {
  const answer = await world.as(actor).call(upsertPreliminaryOrder, { input, headers: headersAtHome(world, actor) })
  if (answer.status !== 200) throw new Error(`the template was not kept: ${answer.status} ${answer.text}`)
  return answer.body
}
