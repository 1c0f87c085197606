import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/create.ts'
import type { Prescription } from '@omsorg/database/demo/build/prescriptions.ts'
import { insertOffers, insertProduct, insertStock, type ProductGiven } from '@omsorg/database/demo/build/products.ts'
import { newPatient, prescribed, todayOf, type Patient } from './prescriptions.ts'
import type { World } from './world.ts'

export type Wanted = CallOf<typeof createPrescription>['input']
export type WantedRow = Wanted['rows'][number]

/** Four pads a day for a year, in four withdrawals of fourteen packages (the first example of domain rules 3.2). */
export function padRow(world: World, more: Partial<WantedRow> = {}): WantedRow {
  return {
    itemNumber: world.home.products.pad.itemNumber,
    consumption: 4,
    consumptionPeriod: 'day',
    calculationPeriod: 3,
    withdrawals: 4,
    packagesPerWithdrawal: 14,
    ...more,
  }
}

/** A prescription of incontinence products from today, confirmed. */
export function wantedFor(world: World, patient: Pick<Patient, 'id'>, more: Partial<Wanted> = {}): Wanted {
  return {
    careRecipientId: patient.id,
    therapyArea: 'Incontinence',
    periodMonths: 12,
    startDate: todayOf(world).toString(),
    confirm: true,
    rows: [padRow(world)],
    ...more,
  }
}

const agreementTypeOf = { A: 1, C: 2, D: 5, S: 6, L: 155 } as const

let made = 0

/** A further product of the home client, by the letter of its agreement; null = the client has none on it. */
export async function furtherProduct(
  world: World,
  letter: keyof typeof agreementTypeOf | null,
  given: Partial<ProductGiven> = {},
) {
  made += 1
  const product = await insertProduct(world.owner, { itemNumber: `109${made}`, name: `Pad ${made}`, ...given })
  await insertStock(world.owner, [{ product }])
  if (letter) {
    const agreementType = agreementTypeOf[letter]
    await insertOffers(world.owner, [{ client: world.home.client, product, price: 8_400, agreementType }])
  }
  return product
}

/** The client takes a fixed amount a month in the area of the tests. */
export async function takeFees(world: World, type: 'fixed' | 'percentage' = 'fixed'): Promise<void> {
  await world.owner.query(
    `insert into omsorg.patient_fee_setting (client_id, therapy_area, valid_from, enabled, method, type)
     values ($1, 'Incontinence', '2000-01-01', true, 'per-month', $2)
     on conflict (client_id, therapy_area, valid_from) do update set type = excluded.type`,
    [world.home.client.id, type],
  )
}

/** A prescription that nobody has confirmed, and its first row. */
export async function drafted(world: World): Promise<Prescription & { readonly row: Prescription['rows'][number] }> {
  const start = todayOf(world).add({ days: 10 })
  const prescription = await prescribed(world, await newPatient(world), { confirmed: false, start })
  return withFirstRow(prescription)
}

export function withFirstRow(prescription: Prescription) {
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { ...prescription, row }
}
