import { features, type Feature } from '@omsorg/contract/features.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

const columns: Readonly<Record<Feature, string>> = {
  sampleOrderForm: 'sample_order_form',
  productInquiry: 'product_inquiry',
  carePlaceRequestForm: 'care_place_request_form',
  internalNews: 'internal_news',
}

/** Turns features of every client on, and all others off. */
export async function turnOn(world: World, ...wanted: readonly Feature[]): Promise<void> {
  const names = features.map((each) => columns[each])
  const values = features.map((each) => String(wanted.includes(each)))
  const written = names.map((name) => `${name} = excluded.${name}`)
  await world.owner.query(
    `insert into omsorg.feature_setting (client_id, ${names.join(', ')})
     select id, ${values.join(', ')} from omsorg.client
     on conflict (client_id) do update set ${written.join(', ')}`,
  )
}

const reachable = { email: 'karin.oberg@example.org', phone: '08-123 456' }

/** A request that is kept, and went out. */
async function keptRequest(world: World): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.staff_request (kind, client_id, care_place_id, requested_by, sealed, content_hash, requested_on, requested_at, sent_at)
     values ('product', $1, $2, $3, 'sealed', $4, current_date, now(), now()) returning id`,
    [world.home.client.id, world.home.place.id, world.people.nurse.id, crypto.randomUUID()],
  )
  return rows[0]?.id ?? 0
}

export const requestExamples: Examples = {
  'requests/mail/list-stored-mails': async (world) => {
    await keptRequest(world)
    return { query: {} }
  },
  'requests/mail/send-mail-again': async (world) => ({
    input: { requestIds: [await keptRequest(world)], customerService: true, operatorIds: [] },
  }),
  'requests/sample/request-sample': async (world) => {
    await turnOn(world, ...features)
    return {
      input: {
        items: [{ itemNumber: world.home.products.pad.itemNumber, quantity: 2 }],
        receiver: { name: 'Karin Öberg', ...reachable, address: null },
        message: 'Vi vill prova dem.',
      },
    }
  },
  'requests/product/ask-about-product': async (world) => {
    await turnOn(world, ...features)
    return {
      input: { itemNumber: world.home.products.pad.itemNumber, question: 'Finns den utan latex?', ...reachable },
    }
  },
  'requests/care-place/request-care-place': async (world) => {
    await turnOn(world, ...features)
    return {
      input: {
        careUnitId: world.home.place.careUnitId,
        name: 'Björkbacken',
        street: 'Storgatan 1',
        zip: '123 45',
        city: 'Fjällviken',
        ...reachable,
      },
    }
  },
}
