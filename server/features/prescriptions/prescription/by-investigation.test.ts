import { insertInvestigation } from '@omsorg/database/demo/build/investigations.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wantedFor, type Wanted } from '../../../testing/prescribing.ts'
import { newPatient, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const create = (person: { readonly id: number }, more: Partial<Wanted> = {}) =>
  world.as(anna).call(createPrescription, { input: wantedFor(world, person, more) })

function investigated({ id: careRecipientId }: { readonly id: number }, ended = false): Promise<number> {
  const today = todayOf(world)
  return insertInvestigation(world.owner, {
    careRecipientId,
    clientId: world.home.client.id,
    carePlaceId: world.home.place.id,
    by: world.people.prescriber.id,
    from: today.subtract({ months: 2 }),
    to: ended ? today.subtract({ days: 1 }) : today.add({ months: 10 }),
    at: world.clock.now().toString(),
    leakage: [480, 230, 490],
  })
}

async function investigationOf(prescriptionId: number) {
  const { body } = await world.as(anna).call(readHistoryItem, { input: { prescriptionId } })
  return body.investigationId
}

describe('a prescription', () => {
  test('keeps the investigation that its products were chosen by', async () => {
    const person = await newPatient(world)
    const investigationId = await investigated(person)
    const { body } = await create(person, { investigationId })
    expect(await investigationOf(body.prescriptionId)).toBe(investigationId)
  })

  test('without one names none', async () => {
    const { body } = await create(await newPatient(world))
    expect(await investigationOf(body.prescriptionId)).toBeNull()
  })

  test('names none of another person', async () => {
    const other = await investigated(await newPatient(world))
    const { errors } = await create(await newPatient(world), { investigationId: other })
    expect(errors).toEqual({ investigationId: 'COM001001' })
  })
})

describe('where the area asks for an investigation', () => {
  const ask = (required: boolean) =>
    world.owner.query(
      `update omsorg.therapy_area_setting set investigation_required = $1
       where client_id = $2 and therapy_area = 'Incontinence'`,
      [required, world.home.client.id],
    )
  const basisOf = async ({ id: careRecipientId }: { readonly id: number }) => {
    const params = { careRecipientId, therapyArea: 'Incontinence' as const }
    return (await world.as(anna).call(readPrescribingBasis, { params })).body.investigation
  }
  beforeAll(() => ask(true))
  afterAll(() => ask(false))

  test('nothing is prescribed without one that holds today', async () => {
    const person = await newPatient(world)
    await investigated(person, true)
    expect(await basisOf(person)).toEqual({ isRequired: true, activeId: null })
    expect((await create(person)).errors).toEqual({ 'investigation-missing': 'IPS001001' })
  })

  test('the active one is kept, also where nobody names it', async () => {
    const person = await newPatient(world)
    const investigationId = await investigated(person)
    expect(await basisOf(person)).toEqual({ isRequired: true, activeId: investigationId })
    const { body } = await create(person)
    expect(await investigationOf(body.prescriptionId)).toBe(investigationId)
  })
})

describe('the invoice areas of whoever prescribes (O-7-40)', () => {
  const newArea = async (code: string) => {
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.invoice_area (client_id, code, name, customer_number, active)
       select $1, $2, $2, '1001', true returning id`,
      [world.home.client.id, code],
    )
    return rows[0]?.id ?? 0
  }

  test('are those assigned at the place, and another is refused; where none were assigned, all (O-2-112)', async () => {
    const [mine, other] = [await newArea('mine'), await newArea('other')]
    const person = await newPatient(world)
    const offered = async () => {
      const params = { careRecipientId: person.id, therapyArea: 'Incontinence' as const }
      const { body } = await world.as(anna).call(readPrescribingBasis, { params })
      return body.invoiceAreas.filter(({ isOffered }) => isOffered).map(({ invoiceAreaId }) => invoiceAreaId)
    }
    expect(await offered()).toEqual(expect.arrayContaining([mine, other]))
    await world.owner.query(
      `insert into omsorg.user_invoice_area (user_id, care_place_id, customer_number, invoice_area_id)
       values ($1, $2, '1001', $3)`,
      [world.people.prescriber.id, world.home.place.id, mine],
    )
    expect(await offered()).toEqual([mine])
    const { rows } = wantedFor(world, person)
    const on = (invoiceAreaId: number) => ({ rows: rows.map((row) => ({ ...row, invoiceAreaId })) })
    expect((await create(person, on(other))).errors).toEqual({ 'rows[0].invoiceAreaId': 'COM001001' })
    expect((await create(person, on(mine))).status).toBe(200)
  })
})
