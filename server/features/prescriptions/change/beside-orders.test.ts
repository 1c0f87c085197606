import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { saveWithdrawal } from '@omsorg/contract/orders/withdrawal/save-withdrawal.ts'
import { deletePrescription } from '@omsorg/contract/prescriptions/prescription/delete-prescription.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nursingHomeOf, withdrawalOf } from '../../../testing/orders.ts'
import { padRow, withFirstRow } from '../../../testing/prescribing.ts'
import { newPatient, prescribe, storedRows, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let orderer: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  orderer = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

/** A draft of two rows, and somebody who saves an order of the first one: it may be kept although it cannot be placed yet. */
async function draftToOrderFrom() {
  const patient = await newPatient(world)
  const draft = withFirstRow(await prescribe(world, patient, { confirmed: false, start: todayOf(world) }))
  const second = draft.rows[1] ?? draft.row
  const order = withdrawalOf({ ...world.care.ordinary, ...patient }, { quantity: 1, row: draft.row })
  const change = {
    prescriptionId: draft.id,
    rowVersion: 1,
    periodMonths: 12,
    startDate: draft.period.start.toString(),
    rows: [{ ...padRow(world, { itemNumber: second.product.itemNumber }), prescriptionRowId: second.id }],
  }
  return {
    draft,
    save: () => world.as(orderer).call(saveWithdrawal, { input: order }),
    saveForResidents: () =>
      world.as(orderer).call(saveNursingHome, { input: nursingHomeOf([{ id: patient.id, row: draft.row }], 1) }),
    deleteIt: () => world.as(anna).call(deletePrescription, { input: { prescriptionId: draft.id } }),
    takeOut: () => world.as(anna).call(updatePrescription, { input: change }),
  }
}

describe('what a saved order names', () => {
  test('is neither taken out of a draft nor deleted with it', async () => {
    const { draft, save, deleteIt, takeOut } = await draftToOrderFrom()
    expect((await save()).status).toBe(200)
    expect((await takeOut()).errors).toEqual({ rows: 'IPS001006' })
    expect((await deleteIt()).errors).toEqual({ prescriptionId: 'IPS001006' })
    expect(await storedRows(world, draft.id)).toHaveLength(2)
  })

  test('is not ordered any more once it is gone', async () => {
    const { save, takeOut, deleteIt } = await draftToOrderFrom()
    expect((await takeOut()).status).toBe(200)
    expect((await save()).errors).toEqual({ 'lines[0].prescriptionRowId': 'IPS001011' })
    expect((await deleteIt()).status).toBe(200)
  })

  test.each([
    ['save', 'deleteIt'],
    ['save', 'takeOut'],
    ['saveForResidents', 'deleteIt'],
    ['saveForResidents', 'takeOut'],
  ] as const)('at the same moment is either ordered or gone (%s, %s)', async (save, end) => {
    for (let turn = 0; turn < 25; turn += 1) {
      const drafted = await draftToOrderFrom()
      const answers = await Promise.all([drafted[save](), drafted[end]()])
      // One of the two is told why not, by the code of what the other has done.
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
      const codes = answers.flatMap(({ errors = {} }) => Object.values(errors))
      expect(['IPS001006', 'IPS001011']).toContain(codes.join())
    }
  })
})
