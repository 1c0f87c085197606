import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import type { ItemStatus } from '@omsorg/domain/orders/placing/item-status.ts'
import { agreementType, type AgreementType } from '@omsorg/domain/products/product/visibility.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, storedPrescription, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())
afterEach(() => setOffer({}))

/** What the pants are today: their status on the market, and the kind of the client's agreement on them. */
async function setOffer({ status = 'sellable', kind = agreementType.agreement }: Offer): Promise<void> {
  const { pants } = world.home.products
  await world.owner.query('update omsorg.product set item_status = $2 where id = $1', [pants.id, status])
  await world.owner.query('update omsorg.product_offer set agreement_type = $2 where product_id = $1', [pants.id, kind])
}

interface Offer {
  readonly status?: ItemStatus
  readonly kind?: AgreementType
}

async function fresh(given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const prescription = await prescribe(world, patient, given)
  const [pad, pants] = prescription.rows
  if (!pad) throw new Error('a prescription has no rows')
  return { patient, id: prescription.id, pad, pants: pants ?? pad, period: prescription.period }
}

const dayAfter = (day: Temporal.PlainDate) => day.add({ days: 1 }).toString()

test('a proposal says what a renewal would make, from which days, and saves nothing (O-7-25)', async () => {
  const { patient, id, pad, pants, period } = await fresh({ months: 6 })
  await setOffer({ kind: agreementType.specialist })
  const { body } = await world.as(anna).call(proposeRenewal, { input: { prescriptionId: id } })
  const today = todayOf(world)
  expect(body).toMatchObject({
    careRecipientId: patient.id,
    periodMonths: 6,
    fromToday: { startDate: today.toString(), can: { allowed: true } },
    afterOldEnd: { startDate: dayAfter(period.end), can: { allowed: true } },
    rows: [{ prescriptionRowId: pad.id, withdrawals: 4, packagesPerWithdrawal: 14, remainingPackages: 56 }],
    leftOut: [{ prescriptionRowId: pants.id, reason: 'needsSpecialist' }],
  })
  expect(await storedPrescription(world, id)).toMatchObject({ status: 2, row_version: 1 })
})

test.each(['iterative', 'dispense', 'lean'])(
  'a proposal for a prescription of the type %s is of that type',
  async (type) => {
    const { id } = await fresh()
    await world.owner.query('update omsorg.prescription set type = $2 where id = $1', [id, type])
    const { body } = await world.as(anna).call(proposeRenewal, { input: { prescriptionId: id } })
    expect(body.type).toBe(type)
  },
)

describe('a proposal says before it hurts', () => {
  const proposed = async (prescriptionId: number) => {
    const { body } = await world.as(anna).call(proposeRenewal, { input: { prescriptionId } })
    return { today: body.fromToday.can.reason, later: body.afterOldEnd.can.reason }
  }

  test('that nothing can be prescribed for the person, as the renewal does', async () => {
    const { patient, id } = await fresh()
    await world.owner.query('update omsorg.care_recipient set status = 2 where id = $1', [patient.id])
    expect(await proposed(id)).toEqual({ today: 'recipient-inactive', later: 'recipient-inactive' })
    const refused = await world.as(anna).call(renewPrescription, { input: { prescriptionId: id } })
    expect(refused.errors).toEqual({ 'recipient-inactive': 'GBS000704' })
  })

  test('that another prescription holds an item by now, which stands in the way of today alone', async () => {
    const { patient, id } = await fresh()
    await prescribe(world, patient)
    expect(await proposed(id)).toEqual({ today: 'row-exists', later: null })
  })

  test('that every row is left out', async () => {
    const { id } = await fresh({ rows: [{ product: world.home.products.pants }] })
    await setOffer({ status: 'not-sellable' })
    expect(await proposed(id)).toEqual({ today: 'no-row-renewable', later: 'no-row-renewable' })
  })
})
