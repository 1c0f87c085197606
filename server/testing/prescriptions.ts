import { atPlace, insertUser, passwordHashOf } from '@omsorg/database/demo/build/people.ts'
import { insertPrescription, type PrescriptionGiven } from '@omsorg/database/demo/build/prescriptions.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { PrescriptionStatus, RowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { insertCareRecipient } from '@omsorg/database/demo/build/care-recipients.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { password } from './people.ts'
import type { SignedIn, World } from './world.ts'

export type Patient = Awaited<ReturnType<typeof newPatient>>

/** Somebody new at the home place for whom nothing is prescribed. */
export async function newPatient(world: World) {
  const recipient = await insertCareRecipient(world.owner, createSeal(world.config.secret), {
    place: world.home.place,
    firstName: 'Rut',
    lastName: 'Ny',
    birthDate: '1941-05-05',
    addresses: [{ street: 'Storgatan 1', zip: '87140', city: 'Fjällviken' }],
  })
  const { rows } = await world.owner.query<{ id: number }>(
    'select id from omsorg.address where care_recipient_id = $1',
    [recipient.id],
  )
  return { ...recipient, addressId: rows[0]?.id ?? 0 }
}

export function todayOf(world: World): Temporal.PlainDate {
  return world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
}

/** A prescription of the home place: two rows of incontinence products, four withdrawals of fourteen, begun 20 days ago. */
export function prescribe(world: World, patient: Patient, given: Partial<PrescriptionGiven> = {}) {
  const { pad, pants } = world.home.products
  const row = { consumption: { amount: '4', period: consumptionPeriod.day }, withdrawals: 4, packagesPerWithdrawal: 14 }
  return insertPrescription(world.owner, {
    recipient: patient,
    prescriber: world.people.prescriber,
    start: todayOf(world).subtract({ days: 20 }),
    rows: [
      { product: pad, ...row },
      { product: pants, ...row },
    ],
    ...given,
  })
}

export interface StoredPrescription {
  readonly status: PrescriptionStatus
  readonly start_date: string
  readonly end_date: string
  readonly effective_end_date: string | null
  readonly row_version: number
  readonly predecessor_id: number | null
}

/** What stands in the database, whoever may see it. */
export async function storedPrescription(world: World, prescriptionId: number): Promise<StoredPrescription> {
  const { rows } = await world.owner.query<StoredPrescription>(
    `select status, start_date::text, end_date::text, effective_end_date::text, row_version, predecessor_id
     from omsorg.prescription where id = $1`,
    [prescriptionId],
  )
  const [found] = rows
  if (!found) throw new Error(`there is no prescription ${prescriptionId}`)
  return found
}

export async function storedRows(world: World, prescriptionId: number) {
  const { rows } = await world.owner.query<{ id: number; item_number: string; status: RowStatus; row_version: number }>(
    'select id, item_number, status, row_version from omsorg.prescription_row where prescription_id = $1 order by id',
    [prescriptionId],
  )
  return rows
}

export async function storedAdditions(world: World, rowId: number) {
  const { rows } = await world.owner.query<{ id: number; status: number; row_version: number }>(
    'select id, status, row_version from omsorg.prescription_row_addition where prescription_row_id = $1 order by id',
    [rowId],
  )
  return rows
}

/** What happened to a prescription, in order. */
export async function eventsOf(world: World, prescriptionId: number): Promise<string[]> {
  const { rows } = await world.owner.query<{ event: string }>(
    'select event from omsorg.prescription_event where prescription_id = $1 order by id',
    [prescriptionId],
  )
  return rows.map(({ event }) => event)
}

/** A prescriber of the sister place, where the persons of the home place named here are looked after too. */
export async function shareWithSister(world: World, patient: Patient): Promise<void> {
  await world.owner.query(
    'insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id) values ($1, $2, $3)',
    [patient.id, world.home.sister.id, world.home.client.id],
  )
}

/** Somebody who prescribes at the home place, with other roles than the usual. */
export async function prescriberWith(world: World, userName: string, roles: readonly string[]): Promise<SignedIn> {
  const account = await insertUser(world.owner, {
    userName,
    client: world.home.client,
    passwordHash: await passwordHashOf(password),
    at: [{ node: atPlace(world.home.place), roles, isDefault: true }],
  })
  return world.signIn(account)
}

export type Resident = Awaited<ReturnType<typeof newResident>>

/** Somebody who lives at the home place, with two rows of four withdrawals of fourteen. */
export async function newResident(world: World, room: string, protectedKind: string | null = null) {
  const patient = await newPatient(world)
  await world.owner.query('update omsorg.care_recipient_place set room = $2 where care_recipient_id = $1', [
    patient.id,
    room,
  ])
  if (protectedKind) await protect(world, patient, protectedKind)
  const { rows } = await prescribe(world, patient)
  const [row, second] = rows
  if (!row || !second) throw new Error('a prescription has no rows')
  return { ...patient, row, second }
}

export function protect(world: World, { id }: { readonly id: number }, kind: string) {
  return world.owner.query(
    `update omsorg.care_recipient set protected_kind = $2, protected_source = 'register', protected_since = '2026-01-01'
     where id = $1`,
    [id, kind],
  )
}
