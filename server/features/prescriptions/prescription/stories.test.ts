import { confirmOrder } from '@omsorg/contract/orders/placing/confirm-order.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { changeApplicabilityDate } from '@omsorg/contract/prescriptions/change/change-applicability-date.ts'
import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { isRunningPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { statusOn } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { rowStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawalOf } from '../../../testing/orders.ts'
import { padRow } from '../../../testing/prescribing.ts'
import { newPatient, todayOf, type Patient } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.colleague)
  await world.owner.query(
    'update omsorg.prescription_setting set max_withdrawals = 60 where client_id = $1 and care_place_id is null',
    [world.home.client.id],
  )
})
afterAll(() => world.close())

const kinds = [
  'create',
  'create',
  'create',
  'draw',
  'draw',
  'draw',
  'draw',
  'update',
  'update',
  'soften',
  'move',
  'add',
  'end-addition',
  'renew',
  'close-row',
  'close',
  'delete',
] as const

interface Step {
  readonly kind: (typeof kinds)[number]
  /** Which of what there is, how many, how far: each kind reads them its own way. */
  readonly which: number
  readonly many: number
  readonly days: number
  readonly yes: boolean
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...kinds),
    which: fc.nat(50),
    many: fc.integer({ min: 1, max: 20 }),
    days: fc.integer({ min: -5, max: 400 }),
    yes: fc.boolean(),
  }),
  { minLength: 25, maxLength: 25 },
)

type Answer = Readonly<{ status: number; text: string }>

async function all(patient: Patient): Promise<PrescriptionView[]> {
  const input = { careRecipientId: patient.id, statuses: [...wordsOf(prescriptionStatus)], pageSize: 200 }
  const { body } = await world.as(anna).call(searchPrescriptions, { input })
  return body.entities
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)]

async function take(step: Step, patient: Patient): Promise<Answer | null> {
  const { kind, which, many, days, yes } = step
  const as = world.as(anna)
  const { pad, pants } = world.home.products
  const day = (away: number) => todayOf(world).add({ days: away }).toString()
  if (kind === 'create') {
    const items = which % 3 === 0 ? [pad, pants] : [which % 3 === 1 ? pad : pants]
    const rows = items.map(({ itemNumber }) =>
      padRow(world, { itemNumber, withdrawals: many, packagesPerWithdrawal: many }),
    )
    const start = yes ? 0 : Math.max(0, days % 20)
    const input = {
      careRecipientId: patient.id,
      therapyArea: 'Incontinence' as const,
      periodMonths: 12,
      startDate: day(start),
      confirm: which % 4 > 0,
      rows,
    }
    return as.call(createPrescription, { input })
  }
  const prescriptions = await all(patient)
  const found = pick(prescriptions, which)
  const row = found && pick(found.rows, many)
  if (!found || !row) return null
  const { prescriptionId, rowVersion } = found
  const { prescriptionRowId } = row
  switch (kind) {
    case 'draw': {
      const product = [pad, pants].find((each) => each.itemNumber === row.itemNumber) ?? pad
      const order = withdrawalOf(
        { ...world.care.ordinary, ...patient },
        { quantity: many, row: { ...world.care.ordinary.row, id: prescriptionRowId, product } },
      )
      const saved = await as.call(saveWithdrawal, { input: order })
      if (saved.status !== 200) return saved
      const { customerOrderId } = saved.body
      return as.call(confirmOrder, {
        input: { customerOrderId, rowVersion: saved.body.rowVersion, acceptWarnings: true },
      })
    }
    case 'update': {
      const sent = yes ? found.rows : [row]
      const rows = sent.map((each) => ({
        ...padRow(world, { itemNumber: each.itemNumber, withdrawals: many, packagesPerWithdrawal: (which % 20) + 1 }),
        prescriptionRowId: each.prescriptionRowId,
      }))
      const input = {
        prescriptionId,
        rowVersion,
        startDate: found.startDate,
        endDate: days > 100 ? day(days) : found.endDate,
        confirm: yes,
        rows,
      }
      return as.call(updatePrescription, { input })
    }
    case 'soften':
      return as.call(softUpdatePrescription, {
        input: { prescriptionId, rowVersion, rows: [{ prescriptionRowId, note: `${many}` }] },
      })
    case 'move': {
      const startDate = found.status === 'preliminary' && yes ? day(days % 30) : found.startDate
      return as.call(changeApplicabilityDate, { input: { prescriptionId, rowVersion, startDate, endDate: day(days) } })
    }
    case 'add':
      return as.call(createAddition, {
        input: {
          prescriptionRowId,
          extraPackages: many % 5,
          extraWithdrawals: which % 3,
          startDate: day(0),
          endDate: day(Math.abs(days) % 40),
        },
      })
    case 'end-addition':
      return row.addition ? as.call(closeAddition, { input: { additionId: row.addition.additionId } }) : null
    case 'renew':
      return as.call(renewPrescription, {
        input: {
          prescriptionId,
          startDate: yes ? null : Temporal.PlainDate.from(found.endDate).add({ days: 1 }).toString(),
        },
      })
    case 'close-row':
      return as.call(closeRow, { input: { prescriptionId, prescriptionRowId, rowVersion: row.rowVersion } })
    case 'close':
      return as.call(closePrescription, { input: { prescriptionId, rowVersion } })
    case 'delete':
      return as.call(deletePrescription, { input: { prescriptionId } })
  }
}

/** What is untrue of what is shown. */
function contradictionsOf(prescriptions: readonly PrescriptionView[]): string[] {
  const today = todayOf(world)
  return prescriptions.flatMap((each) => {
    const contradictions: string[] = []
    const period = { start: Temporal.PlainDate.from(each.startDate), end: Temporal.PlainDate.from(each.endDate) }
    const rows = each.rows.map((row) => ({
      status: rowStatus[row.status],
      withdrawals: row.withdrawals,
      withdrawalsThatCanBeMade:
        row.withdrawalsRemaining + (row.withdrawalsRemaining === 0 && row.allowedPackages > 0 ? 1 : 0),
    }))
    const successorWaiting = each.can.renew.reason === 'successor-waiting'
    const status = statusOn(today, {
      status: prescriptionStatus[each.status],
      period,
      rows,
      confirmed: each.confirmedOn !== null,
      renewalRequestPending: false,
      successorWaiting,
    })
    if (status !== prescriptionStatus[each.status]) contradictions.push(`status ${each.status} and not ${status}`)
    for (const row of each.rows) {
      const isRunning = isRunningPrescription(each)
      if (isRunning && row.status === 'active' && row.allowedPackages === 0)
        contradictions.push('an active row that gives nothing')
      if (row.status === 'used-up' && row.allowedPackages > 0) contradictions.push('a used up row that gives something')
      if (row.allowedPackages > row.remainingPackages) contradictions.push('more is allowed than there is')
      if (row.withdrawalsRemaining > row.withdrawals + row.extraWithdrawals)
        contradictions.push('more withdrawals remain than there are')
    }
    return contradictions.map((what) => `${each.prescriptionId}: ${what}`)
  })
}

/** A story begins with a prescription that runs. */
const first: Step = { kind: 'create', which: 1, many: 6, days: 0, yes: true }
const stories = fc.sample(steps, {
  numRuns: 6,
  seed: 20_261_122,
})
const agreed = new Set<string>()

test.each(stories.map((story, index) => [index, [first, ...story]] as const))(
  'whatever is done to the prescriptions of a person, in whatever order, what is shown stays true (story %i)',
  async (_index, story) => {
    const patient = await newPatient(world)
    for (const [place, step] of story.entries()) {
      const answer = await take(step, patient)
      const told = `step ${place}: ${JSON.stringify(step)} ${answer?.text.slice(0, 100)}`
      expect([told, [200, 400, 409]]).toEqual([told, expect.arrayContaining([answer?.status ?? 200])])
      if (answer?.status === 200) agreed.add(step.kind)
      expect([told, contradictionsOf(await all(patient))]).toEqual([told, []])
    }
  },
  60_000,
)

test('and in these stories everything that can be done was done', () => {
  expect([...agreed].toSorted()).toEqual([...new Set(kinds)].toSorted())
})
