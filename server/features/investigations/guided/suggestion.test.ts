import { readSuggestion } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import { saveItems } from '@omsorg/contract/investigations/investigation/save-items.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newInvestigation } from '../../../testing/examples/investigations.ts'
import { newPatient, prescribe } from '../../../testing/prescriptions.ts'
import { newItem } from '../../../testing/selection.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const suggestion = async (id: number) => (await world.as(nurse).call(readSuggestion, { params: { id } })).body

/** A protection that is offered, with what the catalogue knows of it. */
async function protection(properties: object, rating: number | null = null, rank: number | null = null) {
  const item = await newItem(world)
  await world.owner.query('update omsorg.product set properties = $2 where id = $1', [
    item.id,
    JSON.stringify(properties),
  ])
  if (rating !== null)
    await world.owner.query('insert into omsorg.product_rating (product_id, rating) values ($1, $2)', [item.id, rating])
  if (rank !== null)
    await world.owner.query(
      `insert into omsorg.product_ranking (client_id, therapy_area, product_id, rank) values ($1, 'Incontinence', $2, $3)`,
      [world.home.client.id, item.id, rank],
    )
  return item.itemNumber
}

describe('a suggestion', () => {
  test('has for each part of the day what holds its need, and says why not the rest', async () => {
    const [rated, plain, tooSmall, tooLarge] = [
      await protection({ absorption: 1_100, hip: '70–110' }, 90),
      await protection({ absorption: 1_100, hip: '70–110' }),
      await protection({ absorption: 979, hip: '70–110' }),
      await protection({ absorption: 1_200, hip: '110–150' }),
    ]
    const { investigationId } = await newInvestigation(world, { status: 2, leakage: [480, 0, 490], hip: 104 })
    const { parts, can } = await suggestion(investigationId)
    expect(can.suggest).toEqual({ allowed: true, reason: null })
    expect(parts.map(({ part, need, changes }) => [part, need, changes])).toEqual([
      ['day', 240, 2],
      ['night', 490, 1],
    ])
    const night = parts[1]
    const known = [rated, plain, tooSmall, tooLarge]
    const names = night?.candidates.map(({ product }) => product.itemNumber).filter((each) => known.includes(each))
    expect(names).toEqual([rated, plain])
    expect(night?.candidates.find(({ product }) => product.itemNumber === plain)).toMatchObject({
      holds: 550,
      more: 60,
    })
    const why = (itemNumber: string) => night?.rejected.find((each) => each.itemNumber === itemNumber)?.why
    expect([why(tooSmall), why(tooLarge)]).toEqual(['holds-too-little', 'hip-too-large'])
  })

  test('stands in the order of the ranking of the client, then of the rating, then of the name (O-2-19)', async () => {
    const pads = { absorption: 1_000, hip: '70–110' }
    const plain = [await protection(pads), await protection(pads)]
    const rated = await protection(pads, 80)
    const [second, first] = [await protection(pads, null, 2), await protection(pads, 1, 1)]
    const names = ['Tvåa', 'Etta']
    for (const [index, itemNumber] of plain.entries())
      await world.owner.query('update omsorg.product set name = $2 where item_number = $1', [itemNumber, names[index]])
    const { investigationId } = await newInvestigation(world, { status: 2, leakage: [0, 0, 490], hip: 90 })
    const { parts } = await suggestion(investigationId)
    const ours = [first, second, rated, ...plain.toReversed()]
    const found = parts[0]?.candidates.map(({ product }) => product.itemNumber)
    expect(found?.filter((each) => ours.includes(each))).toEqual(ours)
  })

  test('tells what is enough and needs a dispensation, to whoever does not handle them, without offering it', async () => {
    const itemNumber = await protection({ absorption: 1_900, hip: '70–110' })
    await world.owner.query(
      `update omsorg.product_offer set agreement_type = 5
       where product_id = (select id from omsorg.product where item_number = $1)`,
      [itemNumber],
    )
    await world.owner.query(
      `update omsorg.product_availability_setting set agreement_types = array_append(agreement_types, 5)
       where client_id = $1 and therapy_area = 'Incontinence'`,
      [world.home.client.id],
    )
    const { investigationId } = await newInvestigation(world, { status: 2, leakage: [0, 0, 900], hip: 90 })
    const [night] = (await suggestion(investigationId)).parts
    expect(night?.candidates.map(({ product }) => product.itemNumber)).not.toContain(itemNumber)
    expect(night?.hidden.reasons).toContainEqual({
      reason: 'outside-role',
      agreementLetter: 'D',
      unavailabilityCode: null,
      count: 1,
    })
    expect(night?.hidden.examples.map((each) => each.itemNumber)).toEqual([itemNumber])
    // Of those who can sign in: the colleague, who prescribes as well.
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select u, r.id, $2, 'care-place', $3 from unnest($1::int[]) u, omsorg.role r where r.code = 'DispenseHandler'`,
      [[world.people.deactivated.id, world.people.nurse.id], world.home.client.id, world.home.place.id],
    )
    const { dispenseHandlers } = await suggestion(investigationId)
    expect(dispenseHandlers.map(({ prescribes }) => prescribes)).toEqual([true, false])
    const handler = await world.signIn(world.people.colleague)
    const { body } = await world.as(handler).call(readSuggestion, { params: { id: investigationId } })
    expect(body.parts[0]?.candidates.map(({ product }) => product.itemNumber)).toContain(itemNumber)
    expect(body.dispenseHandlers).toEqual([])
  })

  test('stands beside what the person has now: what it holds, what it costs, how much of it a day', async () => {
    const [now, other] = [await newItem(world), await protection({ absorption: 1_100, hip: '70–110' })]
    await world.owner.query('update omsorg.product set properties = $2 where id = $1', [
      now.id,
      JSON.stringify({ absorption: 1_200, hip: '110–150' }),
    ])
    const patient = await newPatient(world)
    const leakage: [number, number, number] = [0, 0, 490]
    const { investigationId } = await newInvestigation(world, { of: patient.id, status: 2, leakage, hip: 104 })
    const consumption = { amount: '2.5', period: consumptionPeriod.day }
    await prescribe(world, patient, {
      rows: [{ product: now, consumption, withdrawals: 4, packagesPerWithdrawal: 14 }],
    })
    const { parts } = await suggestion(investigationId)
    expect(parts[0]?.now).toMatchObject([{ itemNumber: now.itemNumber, holds: 600, more: 110, piecesPerDay: 2.5 }])
    expect(parts[0]?.candidates.find(({ product }) => product.itemNumber === other)?.beside).toEqual({
      holds: -50,
      costPerDay: 0,
    })
  })

  test('leaves everything of a person as it was; what is chosen is kept when somebody does so (O-1-10)', async () => {
    const patient = await newPatient(world)
    const leakage: [number, number, number] = [0, 0, 490]
    const { investigationId } = await newInvestigation(world, { of: patient.id, status: 2, leakage, hip: 90 })
    const { rows: tables } = await world.owner.query<{ name: string }>(
      "select name::text from omsorg.tables_of_persons() where name::text !~ 'access_log'",
    )
    const counted = async () => {
      const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`)
      return (await world.owner.query(counts.join(' union all '))).rows
    }
    const before = await counted()
    const itemNumbers = (await suggestion(investigationId)).parts.flatMap(({ candidates }) =>
      candidates.slice(0, 1).map(({ product }) => product.itemNumber),
    )
    expect(itemNumbers).not.toEqual([])
    expect(await counted()).toEqual(before)
    const chosen = await world.as(nurse).call(saveItems, {
      input: { investigationId, itemNumbers },
      headers: { 'Therapy-Area': 'Incontinence' },
    })
    expect(chosen.status).toBe(200)
    expect(await counted()).not.toEqual(before)
  })

  test('waits until the investigation is completed, and is for incontinence', async () => {
    const going = await newInvestigation(world, { leakage: [1, 1, 1] })
    const ostomy = await newInvestigation(world, { status: 2, area: 'Ostomy' })
    const empty = await newInvestigation(world, { status: 2 })
    const reasons = [going, ostomy, empty].map(
      async ({ investigationId }) => (await suggestion(investigationId)).can.suggest.reason,
    )
    expect(await Promise.all(reasons)).toEqual(['not-completed', 'not-incontinence', 'no-leakage'])
  })

  test('of a person out of reach is not there', async () => {
    const { status } = await world
      .as(nurse)
      .call(readSuggestion, { params: { id: world.care.ofNeighbour.investigationId } })
    expect(status).toBe(404)
  })
})
