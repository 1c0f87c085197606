import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { readPatientFee } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee.ts'
import { savePatientFee } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { draftPrescription, padRow, takeFees, wantedFor, withFirstRow } from '../../../testing/prescribing.ts'
import { eventsOf, newPatient, prescribe, storedPrescription, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let crowd: SignedIn[]
beforeAll(async () => {
  world = await openWorld()
  crowd = await crowdOf(world, 50)
})
afterAll(() => world.close())

const count = async (table: 'prescription' | 'prescription_event', column: string, id: number) => {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int as count from omsorg.${table} where ${column} = $1`,
    [id],
  )
  return rows[0]?.count
}

test('fifty who prescribe the same for one person at once make one prescription', async () => {
  const patient = await newPatient(world)
  const input = wantedFor(world, patient)
  const answers = await Promise.all(crowd.map((each) => world.as(each).call(createPrescription, { input })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ text }) => text))).toEqual(
    new Set(['{"refusal":"prescription-exists","errors":{"rows":"IPS001012"}}']),
  )
  expect(await count('prescription', 'care_recipient_id', patient.id)).toBe(1)
})

test('of one key sent fifty times at once, one is carried out and all who are answered get its answer', async () => {
  const [actor] = crowd as [SignedIn]
  const patient = await newPatient(world)
  const input = wantedFor(world, patient, { confirm: false })
  const idempotencyKey = 'prescribed-fifty-times'
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.as(actor).call(createPrescription, { input, idempotencyKey })),
  )
  const agreed = answers.filter(({ status }) => status === 200)
  expect(new Set(agreed.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - agreed.length)
  expect(await count('prescription', 'care_recipient_id', patient.id)).toBe(1)
})

test('a draft that fifty confirm at once starts once', async () => {
  const draft = await draftPrescription(world)
  const input = {
    prescriptionId: draft.id,
    rowVersion: 1,
    periodMonths: 12,
    startDate: todayOf(world).toString(),
    rows: [{ ...padRow(world), prescriptionRowId: draft.row.id }],
    confirm: true,
  }
  const answers = await Promise.all(crowd.map((each) => world.as(each).call(updatePrescription, { input })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await eventsOf(world, draft.id)).filter((event) => event === 'started')).toEqual(['started'])
})

test('two drafts of the same that are confirmed at once: one starts, the other is refused', async () => {
  const patient = await newPatient(world)
  const [one, other] = crowd as [SignedIn, SignedIn]
  const drafts = [
    await prescribe(world, patient, { confirmed: false, start: todayOf(world) }),
    await prescribe(world, patient, { confirmed: false, start: todayOf(world) }),
  ]
  const answers = await Promise.all(
    drafts.map((draft, index) => {
      const { id, row, period } = withFirstRow(draft)
      const rows = [{ ...padRow(world), prescriptionRowId: row.id }]
      const startDate = period.start.toString()
      const input = { prescriptionId: id, rowVersion: 1, periodMonths: 12, startDate, rows, confirm: true }
      return world.as(index === 0 ? one : other).call(updatePrescription, { input })
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.flatMap(({ errors = {} }) => Object.values(errors))).toEqual(['IPS001012'])
})

test('a draft that is confirmed and deleted at once is either there in full or not at all', async () => {
  for (const actor of crowd.slice(0, 10)) {
    const draft = await draftPrescription(world)
    const rows = [{ ...padRow(world), prescriptionRowId: draft.row.id }]
    const startDate = todayOf(world).toString()
    const input = { prescriptionId: draft.id, rowVersion: 1, periodMonths: 12, startDate, rows, confirm: true }
    const [confirmed, deleted] = await Promise.all([
      world.as(actor).call(updatePrescription, { input }),
      world.as(actor).call(deletePrescription, { input: { prescriptionId: draft.id } }),
    ])
    expect([confirmed.status, deleted.status].toSorted()).toEqual([200, 400])
    const left = await count('prescription', 'id', draft.id)
    expect(left).toBe(confirmed.status === 200 ? 1 : 0)
  }
})

test('what is drawn from and changed at once ends in order, and neither waits for the other without end', async () => {
  const patient = await newPatient(world)
  const { pad } = world.home.products
  const run = withFirstRow(
    await prescribe(world, patient, { rows: [{ product: pad, withdrawals: 100, packagesPerWithdrawal: 2 }] }),
  )
  const [drawer, changer] = crowd as [SignedIn, SignedIn]
  const person = { ...world.care.ordinary, ...patient }
  for (let turn = 0; turn < 10; turn += 1) {
    const { row_version: rowVersion } = await storedPrescription(world, run.id)
    const rows = [
      {
        ...padRow(world, { withdrawals: null, packagesPerWithdrawal: 2, note: `${turn}` }),
        prescriptionRowId: run.row.id,
      },
    ]
    const startDate = run.period.start.toString()
    const input = { prescriptionId: run.id, rowVersion, periodMonths: 12, startDate, rows }
    await world.owner.query('update omsorg.prescription_setting set max_withdrawals = 100 where client_id = $1', [
      world.home.client.id,
    ])
    const [order, changed] = await Promise.all([
      placeOrder(world, drawer, withdrawalOf(person as never, { quantity: 1, row: run.row })),
      world.as(changer).call(updatePrescription, { input }),
    ])
    expect(order.state).toBe(2)
    expect([200, 409]).toContain(changed.status)
  }
})

test('of fifty who change the same version of what runs, by either call, one does, and the others are told', async () => {
  const run = withFirstRow(await prescribe(world, await newPatient(world)))
  const prescriptionRowId = run.row.id
  const version = { prescriptionId: run.id, rowVersion: 1 }
  const startDate = run.period.start.toString()
  const answers = await Promise.all(
    crowd.map((each, index) => {
      const note = `${index}`
      const rows = [{ ...padRow(world), prescriptionRowId, note }]
      return index % 2 === 0
        ? world.as(each).call(updatePrescription, { input: { ...version, periodMonths: 12, startDate, rows } })
        : world.as(each).call(softUpdatePrescription, { input: { ...version, rows: [{ prescriptionRowId, note }] } })
    }),
  )
  const agreed = answers.flatMap(({ status }, index) => (status === 200 ? [`${index}`] : []))
  expect(agreed).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ text }) => text))).toEqual(
    new Set(['{"refusal":"stale","errors":{"stale":"CONFLICT_STALE"}}']),
  )
  const { rows } = await world.owner.query('select note from omsorg.prescription_row where id = $1', [
    prescriptionRowId,
  ])
  expect(rows).toEqual([{ note: agreed[0] }])
  expect((await eventsOf(world, run.id)).slice(1)).toHaveLength(1)
})

test('fifty who set the fee of a person at once leave fifty rows of history, and one that counts', async () => {
  await takeFees(world)
  const { id: careRecipientId } = await newPatient(world)
  const answers = await Promise.all(
    crowd.map((each, index) =>
      world.as(each).call(savePatientFee, {
        input: { careRecipientId, therapyArea: 'Incontinence', amount: 1_000 + index },
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await world.owner.query<{ id: number; amount: number }>(
    'select id, amount::int from omsorg.patient_fee where care_recipient_id = $1 order by id',
    [careRecipientId],
  )
  expect(rows).toHaveLength(50)
  const [reader] = crowd as [SignedIn]
  const { body } = await world
    .as(reader)
    .call(readPatientFee, { params: { careRecipientId, therapyArea: 'Incontinence' } })
  expect(body.patientFee?.amount).toBe(rows.at(-1)?.amount)
})
