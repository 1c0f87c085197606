import { randomUUID } from 'node:crypto'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import pg from 'pg'
import { callOf, signInAtPlace } from './client.ts'
import type { Sent } from './load.ts'
import type { BenchWorld, PlaceUser } from './world.ts'

interface Person {
  readonly id: number
  readonly area: TherapyArea
  readonly items: readonly string[]
}

/** The calls that prescribe three products from today, each for another person who has none of them. */
export async function newPrescriptions(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const calls: Sent[] = []
  for (const user of world.users) {
    const missing = count - calls.length
    if (missing <= 0) break
    const token = await signInAtPlace(address, user, world.password)
    calls.push(...(await personsAt(world, user, missing)).map((person) => callFor(person, token)))
  }
  if (calls.length < count) throw new Error(`only ${calls.length} of ${count} persons could be prescribed for`)
  return calls
}

function callFor({ id: careRecipientId, area: therapyArea, items }: Person, token: string): Sent {
  const input = {
    careRecipientId,
    therapyArea,
    periodMonths: 12,
    startDate: todayIn(30, Temporal.Now.instant()).toString(),
    confirm: true,
    rows: items.map((itemNumber) => ({
      itemNumber,
      consumption: 2,
      consumptionPeriod: 'day' as const,
      packagesPerWithdrawal: 5,
      note: 'bench',
    })),
  }
  return callOf(createPrescription, { input }, { token, key: randomUUID() })
}

/** Persons of a place for whom the bench has prescribed nothing yet, each with products of an area that the person does not have. */
async function personsAt(world: BenchWorld, { carePlaceId }: PlaceUser, count: number): Promise<Person[]> {
  const connection = new pg.Client({ connectionString: world.ownerUrl })
  await connection.connect()
  try {
    const { rows } = await connection.query<Person>(
      `with item as materialized (
         select i.therapy_area, i.item_number, row_number() over (partition by i.therapy_area order by i.id) as place
         from omsorg.product i
         join omsorg.care_place p on p.id = $1
         join omsorg.product_offer o on o.product_id = i.id and o.client_id = p.client_id and o.agreement_type = 1
         where i.therapy_area = 'Incontinence' and i.item_status = 'sellable' and i.active and not i.is_pca
           and o.price is not null and i.items_per_package > 0 and o.customer_number is null
       )
       select c.id, 'Incontinence' as area, array(
         select i.item_number from item i
         where i.place <= 40 and not exists (
           select from omsorg.prescription p join omsorg.prescription_row r on r.prescription_id = p.id
           where p.care_recipient_id = c.id and r.item_number = i.item_number)
         order by i.place limit 3) as items
       from omsorg.care_recipient_place l
       join omsorg.care_recipient c on c.id = l.care_recipient_id
       where l.care_place_id = $1 and l.status = 1 and c.status = 1 and not exists (
         select from omsorg.prescription p
         join omsorg.user_account u on u.id = p.prescribed_by and u.user_name like 'bench.orderer.%'
         where p.care_recipient_id = c.id)
       order by c.id limit $2`,
      [carePlaceId, count],
    )
    return rows.filter(({ items }) => items.length === 3)
  } finally {
    await connection.end()
  }
}
