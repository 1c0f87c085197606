import type { World } from '../world.ts'
import type { Examples } from './example.ts'

let made = 0

/** A delivery method that nothing names. */
async function newMethod(world: World): Promise<{ readonly id: number; readonly code: string }> {
  made += 1
  const code = `EXAMPLE-${made}`
  const { rows } = await world.owner.query<{ id: number; code: string }>(
    'insert into omsorg.delivery_method (market, code) values (10, $1) returning id, code',
    [code],
  )
  const [method] = rows
  if (!method) throw new Error('the delivery method was not made')
  return method
}

export const orderDeliveryExamples: Examples = {
  'orders/delivery/save-delivery-method': () => {
    made += 1
    return { input: { code: `EXAMPLE-${made}`, marketAreaCode: 10, texts: [{ language: 'en', name: 'By boat' }] } }
  },
  'orders/delivery/delete-delivery-method': async (world) => ({ params: { method: (await newMethod(world)).code } }),
  'orders/delivery/list-delivery-points': () => ({ params: { postalCode: '87140', marketAreaCode: 10 } }),
  'orders/delivery/search-delivery-methods': () => ({ query: { marketAreaCode: 10 } }),
  'orders/delivery/read-delivery-method': async (world) => ({ params: { method: (await newMethod(world)).id } }),
}
