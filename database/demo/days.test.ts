import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing-database.ts'
import { fillDemoWorld } from './fill.ts'

/** Who lives where, what each was prescribed, and what was ordered, in the order in which it was written. */
const whoAndWhat = [
  `select place.name as place, person.first_name, person.last_name, given.therapy_area, line.item_number,
          line.withdrawals, line.packages_per_withdrawal
   from omsorg.care_recipient person
   join omsorg.care_recipient_place lives on lives.care_recipient_id = person.id
   join omsorg.care_place place on place.id = lives.care_place_id
   left join omsorg.prescription given on given.care_recipient_id = person.id
   left join omsorg.prescription_row line on line.prescription_id = given.id
   order by person.id, place.id, given.id, line.id`,
  `select market, item_number, name from omsorg.product order by id`,
]

async function worldOn(day: string): Promise<readonly (readonly unknown[])[]> {
  const database = await createTestDatabase()
  try {
    await fillDemoWorld({ ownerUrl: database.url, now: Temporal.Instant.from(`${day}T10:00:00Z`) })
    const found = []
    for (const query of whoAndWhat) found.push((await database.owner.query(query)).rows)
    return found
  } finally {
    await database.drop()
  }
}

test('whoever is in the demo today is in it on every other day, with the same products', async () => {
  const [first, leapDay] = [await worldOn('2026-11-28'), await worldOn('2028-02-29')]
  expect(first.map((rows) => rows.length > 100)).toEqual([true, true])
  expect(leapDay).toEqual(first)
})
