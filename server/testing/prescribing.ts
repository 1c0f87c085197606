import type { CallOf } from '@omsorg/contract/endpoint.ts'
import type { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import type { Prescription } from '@omsorg/database/demo/build/prescriptions.ts'
import { insertOffers, insertProduct, insertStock, type ProductGiven } from '@omsorg/database/demo/build/products.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { placeOrder, withdrawalOf } from './orders.ts'
import { newPatient, prescribe, todayOf, type Patient } from './prescriptions.ts'
import type { SignedIn, World } from './world.ts'

export type Wanted = CallOf<typeof createPrescription>['input']
export type WantedRow = Wanted['rows'][number]

/** Four pads a day for a year, in four withdrawals of fourteen packages (the first example of rules 3.2). */
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
export async function draftPrescription(
  world: World,
): Promise<Prescription & { readonly row: Prescription['rows'][number] }> {
  const start = todayOf(world).add({ days: 10 })
  const prescription = await prescribe(world, await newPatient(world), { confirmed: false, start })
  return withFirstRow(prescription)
}

export function withFirstRow(prescription: Prescription) {
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { ...prescription, row }
}

export interface SettingsOfTest {
  /** Changes the database, with what takes it back; `:client` and `:place` are those of home. */
  set(change: string, back?: string): Promise<void>
  /** A column of the client's prescription settings; null takes it back. */
  column(name: string, value: string): Promise<void>
  takeBack(): Promise<void>
}

/** What a test has set of the home client is as it was before the next. */
export function settingsOfTest({ owner, home }: World): SettingsOfTest {
  const undo: string[] = []
  const run = async (text: string) => {
    await owner.query(text.replaceAll(':client', `'${home.client.id}'`).replaceAll(':place', `'${home.place.id}'`))
  }
  const set: SettingsOfTest['set'] = async (change, back) => {
    if (back) undo.push(back)
    await run(change)
  }
  return {
    set,
    column: (name, value) => {
      const to = (what: string) =>
        `update omsorg.prescription_setting set ${name} = ${what} where client_id = :client and care_place_id is null`
      return set(to(value), to('null'))
    },
    async takeBack() {
      for (const back of undo.splice(0).toReversed()) await run(back)
    },
  }
}

export type Running = Awaited<ReturnType<typeof runningFor>>

/** A running prescription of four withdrawals of fourteen pads, begun 20 days ago, of somebody new. */
export async function runningFor(world: World, given: Parameters<typeof prescribe>[2] = {}) {
  const patient = await newPatient(world)
  const consumption = { amount: '4', period: consumptionPeriod.day }
  const rows = [{ product: world.home.products.pad, consumption, withdrawals: 4, packagesPerWithdrawal: 14 }]
  return { patient, ...withFirstRow(await prescribe(world, patient, { rows, ...given })) }
}

/** Draws from the first row of a prescription. */
export async function drawFrom(world: World, actor: SignedIn, { patient, row }: Running, quantity: number) {
  const person = { ...world.care.ordinary, ...patient }
  return placeOrder(world, actor, withdrawalOf(person, { quantity, row }))
}

/** Products of a further area are prescribed at home as long as the test lasts. */
export async function openArea(settings: SettingsOfTest, area: 'Ostomy' | 'Pca'): Promise<void> {
  await settings.set(
    `update omsorg.therapy_area_setting set enabled = true, prescription_allowed = true, customer_number = '1001' where client_id = :client and therapy_area = '${area}'`,
    `update omsorg.therapy_area_setting set enabled = false, customer_number = null where client_id = :client and therapy_area = '${area}'`,
  )
  await settings.set(
    `insert into omsorg.product_availability_setting (client_id, therapy_area, agreement_types) values (:client, '${area}', '{1}')`,
    `delete from omsorg.product_availability_setting where client_id = :client and therapy_area = '${area}'`,
  )
}

/** A prescription of a year, with two rows, that ends in so many days. */
export async function endingIn(world: World, days: number) {
  const patient = await newPatient(world)
  const made = await prescribe(world, patient)
  const end = todayOf(world).add({ days })
  await world.owner.query('update omsorg.prescription set start_date = $2, end_date = $3 where id = $1', [
    made.id,
    end.subtract({ days: 364 }).toString(),
    end.toString(),
  ])
  const [first, second] = made.rows
  if (!first || !second) throw new Error('a prescription has no rows')
  return { ...made, patient, first, second, end }
}
