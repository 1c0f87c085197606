import { listItemAgreements } from '@omsorg/contract/customer-service/item-agreement/list-item-agreements.ts'
import { lookUpCarePlaces } from '@omsorg/contract/customer-service/lookup/look-up-care-places.ts'
import { lookUpClients } from '@omsorg/contract/customer-service/lookup/look-up-clients.ts'
import { insertOffers } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { furtherProduct } from '../../../testing/prescribing.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
  erik = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

test('the agreements of an item are those of today, client by client, and none of another market (O-2-72, O-7-179)', async () => {
  const product = await furtherProduct(world, 'C')
  await insertOffers(world.owner, [{ client: world.neighbour.client, product, price: 9_900, agreementType: 1 }])
  await world.owner.query(
    `insert into omsorg.product_offer (client_id, product_id, price, agreement_type, valid_from, valid_to, customer_number)
     values ($1, $2, 100, 5, '2001-01-01', '2001-12-31', '77')`,
    [world.home.client.id, product.id],
  )
  const { body } = await world.as(erik).call(listItemAgreements, { query: { itemNumber: product.itemNumber } })
  expect(body.item.itemNumber).toBe(product.itemNumber)
  expect(body.entities.map(({ clientName, agreementLetter, price }) => [clientName, agreementLetter, price])).toEqual(
    [
      [world.home.client.name, 'C', 8_400],
      [world.neighbour.client.name, 'A', 9_900],
    ].toSorted(([one], [other]) => String(one).localeCompare(String(other), 'sv')),
  )
  const abroad = await world.signIn(world.people.customerServiceAbroad)
  const answer = await world.as(abroad).call(listItemAgreements, { query: { itemNumber: product.itemNumber } })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('CSP001006')])
})

test('names are looked up by ids, and what is out of reach is left out (O-7-182)', async () => {
  const ids = [world.home.client.id, world.abroad.client.id].join(',')
  const { body } = await world.as(erik).call(lookUpClients, { query: { ids } })
  expect(body.entities).toEqual([{ id: world.home.client.id, name: world.home.client.name }])
  const wrong = await world.as(erik).call(lookUpClients, { query: { ids: 'nobody' } })
  expect(wrong.status).toBe(400)
})

test('places are looked up by a customer number: their own, and that of their client while they have none (O-7-182)', async () => {
  const { home } = world
  await world.owner.query(
    `insert into omsorg.customer_number (client_id, care_place_id, number) values ($1, null, 'L-1'), ($1, $2, 'L-2')`,
    [home.client.id, home.sister.id],
  )
  const placesOf = async (customerNumber: string) => {
    const { body } = await world.as(erik).call(lookUpCarePlaces, { query: { customerNumber } })
    return body.entities.map(({ id }) => id)
  }
  expect(await placesOf('L-2')).toEqual([home.sister.id])
  expect(await placesOf('L-1')).not.toContain(home.sister.id)
  expect(await placesOf('L-3')).toEqual([])
})
