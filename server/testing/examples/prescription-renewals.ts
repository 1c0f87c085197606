import { newPatient, prescribe, storedAdditions, todayOf } from '../prescriptions.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

export const renewalExamples: Examples = {
  'prescriptions/prescription/close-prescription': async (world) => ({
    input: { prescriptionId: (await fresh(world)).id, rowVersion: 1 },
  }),
  'prescriptions/row/close-row': async (world) => {
    const { id, row } = await fresh(world)
    return { input: { prescriptionId: id, prescriptionRowId: row.id, rowVersion: 1 } }
  },
  'prescriptions/row/batch-close-rows': async (world) => ({
    input: { prescriptionRowIds: [(await fresh(world)).row.id] },
  }),
  'prescriptions/renewal/renew-prescription': async (world) => ({ input: { prescriptionId: (await fresh(world)).id } }),
  'prescriptions/renewal/propose-renewal': async (world) => ({ input: { prescriptionId: (await fresh(world)).id } }),
  'prescriptions/row/batch-renew-rows': async (world) => ({
    input: { prescriptionRowIds: [(await fresh(world)).row.id] },
  }),
  'prescriptions/renew-request/create-renew-request': async (world) => ({
    input: { prescriptionId: (await fresh(world)).id, message: 'Några dagar kvar' },
  }),
  'prescriptions/renew-request/answer-renew-request': async (world) => ({
    input: {
      renewRequestId: await askedFor(world, (await fresh(world)).id),
      requestState: 'rejected',
      rejectionReason: 'Ny utredning först',
    },
  }),
  'prescriptions/renew-request/search-renew-requests': () => ({ input: {} }),
  'prescriptions/renew-request/count-renew-requests': () => ({ input: {} }),
  'prescriptions/renew-request/see-renew-answers': (world) => ({
    input: { renewRequestIds: [world.care.ordinary.renewRequestId] },
  }),
  'prescriptions/renewal-queue/read-renewal-queue': async (world) => {
    await world.owner.query('update omsorg.prescription set end_date = $2 where id = $1', [
      (await fresh(world)).id,
      todayOf(world).add({ days: 30 }).toString(),
    ])
    return { input: {} }
  },
  'prescriptions/renewal-queue/keep-renewal-answers': async (world) => ({
    input: { answers: [{ prescriptionRowId: (await fresh(world)).row.id, answer: 'renew' }] },
  }),
  'prescriptions/renewal-queue/confirm-renewals': async (world) => ({
    input: { answers: [{ prescriptionRowId: (await fresh(world)).row.id, answer: 'renew' }] },
  }),
  'prescriptions/stock/list-stock': (world) => ({ params: { careRecipientId: world.care.ordinary.id } }),
  'prescriptions/stock/count-stock': async (world) => ({
    input: { prescriptionRowId: (await fresh(world)).row.id, pieces: 40 },
  }),
  'prescriptions/stock/search-run-outs': async (world) => {
    await fresh(world)
    return { input: {} }
  },
  'prescriptions/addition/create-addition': async (world) => {
    const { row } = await fresh(world)
    const today = todayOf(world).toString()
    return { input: { prescriptionRowId: row.id, extraPackages: 2, startDate: today, endDate: today } }
  },
  'prescriptions/addition/update-addition': async (world) => {
    const { additionId, today } = await withAddition(world)
    return { input: { additionId, extraPackages: 3, startDate: today, endDate: today, rowVersion: 1 } }
  },
  'prescriptions/addition/close-addition': async (world) => ({
    input: { additionId: (await withAddition(world)).additionId },
  }),
  'prescriptions/history/read-prescription-history': (world) => ({
    input: { careRecipientId: world.care.ordinary.id },
  }),
  'prescriptions/prescription/has-active-prescriptions': (world) => ({
    params: { careRecipientGuid: world.care.ordinary.guid },
  }),
}

async function fresh(world: World) {
  const prescription = await prescribe(world, await newPatient(world))
  const [row] = prescription.rows
  if (!row) throw new Error('a prescription has no rows')
  return { ...prescription, row }
}

async function askedFor(world: World, prescriptionId: number): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>(
    'insert into omsorg.renew_request (prescription_id, requested_by) values ($1, $2) returning id',
    [prescriptionId, world.people.nurse.id],
  )
  return rows[0]?.id ?? 0
}

async function withAddition(world: World) {
  const today = todayOf(world).toString()
  const { pad } = world.home.products
  const addition = { extraPackages: 2, openedAt: world.clock.now(), startDate: today, endDate: today }
  const { rows } = await prescribe(world, await newPatient(world), {
    rows: [{ product: pad, additions: [addition] }],
  })
  const [made] = await storedAdditions(world, rows[0]?.id ?? 0)
  return { additionId: made?.id ?? 0, today }
}
