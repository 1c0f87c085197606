import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { saveGroup } from '@omsorg/contract/orders/group/save-group.ts'
import { saveHomeDelivery } from '@omsorg/contract/orders/home-delivery/save-home-delivery.ts'
import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { insertOffers, insertProduct, insertStock, type Product } from '@omsorg/database/demo/build/products.ts'
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

type NursingHome = CallOf<typeof saveNursingHome>['input']
type Group = CallOf<typeof saveGroup>['input']
type HomeDelivery = CallOf<typeof saveHomeDelivery>['input']

/** The care place itself, where a place has its goods brought. */
export const toThePlace: NursingHome['receiver'] = {
  name: null,
  address: null,
  contactPhone: '+46701740605',
  deliveryMethodCode: 'HOME',
  deliveryPointId: null,
  notifyBy: null,
  notifyPhone: null,
  notifyEmail: null,
  packageLocation: null,
  goodsLabel: null,
  deliveryDate: null,
}

/** An order for residents: so many packages of the row that the tests draw from, for each. */
export function nursingHomeOf(persons: readonly Pick<Care['ordinary'], 'id' | 'row'>[], quantity: number): NursingHome {
  return {
    receiver: toThePlace,
    residents: persons.map(({ id, row }) => ({
      careRecipientId: id,
      lines: [{ prescriptionRowId: row.id, itemNumber: row.product.itemNumber, quantity }],
    })),
  }
}

/** An order of the home place for its own store. */
export function groupOf({ home }: World, quantity: number, itemNumber = home.products.pad.itemNumber): Group {
  return { carePlaceId: home.place.id, receiver: toThePlace, lines: [{ itemNumber, quantity }] }
}

/** What is brought home to a person beside what she is prescribed. */
export function homeDeliveryOf(person: Care['ordinary'], itemNumber: string, quantity: number): HomeDelivery {
  const { receiver } = withdrawalOf(person, { quantity })
  return { careRecipientId: person.id, receiver, lines: [{ itemNumber, quantity }] }
}

/** A product that is on no prescription, selected for a person. */
export async function selectedFor(world: World, person: Pick<Care['ordinary'], 'id'>): Promise<Product> {
  const itemNumber = `1055${person.id}`
  const known = await world.owner.query<{ id: number }>(
    'select id from omsorg.product where market = 10 and item_number = $1',
    [itemNumber],
  )
  const given = { itemNumber, name: 'Skin Wipes', area: 'Incontinence', itemsPerPackage: 12 } as const
  const [row] = known.rows
  if (row) return { ...given, id: row.id, market: 10, groupNumber: itemNumber, vatClass: 'standard' }
  const product = await insertProduct(world.owner, given)
  await insertStock(world.owner, [{ product }])
  await insertOffers(world.owner, [{ client: world.home.client, product, price: 8_400 }])
  await world.owner.query(
    `insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id, item_number, created_by)
     values ($1, $2, $3, 'Incontinence', $4, $5, $6)`,
    [world.home.client.id, world.home.place.id, person.id, product.id, itemNumber, world.people.prescriber.id],
  )
  return product
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

export const saveForResidents = async (world: World, actor: SignedIn, input: NursingHome) =>
  saved(await world.as(actor).call(saveNursingHome, { input, headers: headersAtHome(world, actor) }))

export const saveForStore = async (world: World, actor: SignedIn, input: Group) =>
  saved(await world.as(actor).call(saveGroup, { input, headers: headersAtHome(world, actor) }))

export const saveForHome = async (world: World, actor: SignedIn, input: HomeDelivery) =>
  saved(await world.as(actor).call(saveHomeDelivery, { input, headers: headersAtHome(world, actor) }))

function saved<Body>(answer: { readonly status: number; readonly text: string; readonly body: Body }): Body {
  if (answer.status !== 200) throw new Error(`the order was not saved: ${answer.status} ${answer.text}`)
  return answer.body
}

export async function placeOrder(world: World, actor: SignedIn, withdrawal: Withdrawal) {
  return place(world, actor, await saveOrder(world, actor, withdrawal))
}

interface SavedOrder {
  readonly customerOrderId: number
  readonly rowVersion: number
}

/** Places a saved order of any kind. */
export async function place(world: World, actor: SignedIn, { customerOrderId, rowVersion }: SavedOrder) {
  const answer = await confirmation(world, actor, { customerOrderId, rowVersion })
  if (answer.status !== 200) throw new Error(`the order was not placed: ${answer.text}`)
  return answer.body
}

/** The same without saying how it must end. */
export function confirmation(world: World, actor: SignedIn, { customerOrderId, rowVersion }: SavedOrder) {
  return world.as(actor).call(confirmOrder, {
    input: { customerOrderId, rowVersion, acceptWarnings: true },
    headers: headersAtHome(world, actor),
  })
}

/** An order for these residents, placed: so many packages of the first row of each. */
export async function placedFor(
  world: World,
  actor: SignedIn,
  residents: readonly Pick<Care['ordinary'], 'id' | 'row'>[],
  quantity: number,
) {
  return place(world, actor, await saveForResidents(world, actor, nursingHomeOf(residents, quantity)))
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
