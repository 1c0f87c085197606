import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import { rowStatus, type RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a product stays prescribed while its row is used up, as in the cart, until the row is closed', async () => {
  const { ordinary } = world.care
  const { pad } = world.home.products
  const prescriber = await world.signIn(world.people.prescriber)
  const isPrescribed = async (status: RowStatus) => {
    await world.owner.query(
      `update omsorg.prescription_row r set status = $1::int, closed_at = case when $1::int = $4::int then now() end
       from omsorg.prescription p
       where p.id = r.prescription_id and p.care_recipient_id = $2 and r.product_id = $3`,
      [status, ordinary.id, pad.id, rowStatus.closed],
    )
    const input = { careRecipientId: ordinary.id, searchTerm: pad.itemNumber }
    const { body } = await world.as(prescriber).call(searchProducts, { params: { category: 'Incontinence' }, input })
    return body.entities.find((each) => each.itemNumber === pad.itemNumber)?.alreadyPrescribed
  }
  expect(await isPrescribed(rowStatus.active)).toBe(true)
  expect(await isPrescribed(rowStatus['used-up'])).toBe(true)
  expect(await isPrescribed(rowStatus.closed)).toBe(false)
})
