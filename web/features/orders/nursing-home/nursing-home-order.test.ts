import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { expect, test } from 'vitest'
import { contentOf, contentToSave } from '../placing/content.ts'
import { filledByDraft, filledByProposal } from '../placing/start.ts'
import { asStored, astrid, proposal, proposedLine } from '../placing/testing.ts'
import type { Proposal } from '../placing/proposal.ts'
import { nursingHomeInput } from './nursing-home-order.ts'

const nursingHome = { saving: saveNursingHome, inputOf: nursingHomeInput, emptyIsLeftOut: true }
const resident = (careRecipientId: number) => ({
  careRecipient: { ...astrid, careRecipientId },
  room: String(200 + careRecipientId),
  patientFees: [],
  orderedToday: null,
})
const lineOf = (careRecipientId: number, prescriptionRowId: number, changed = {}) =>
  proposedLine({ careRecipientId, prescriptionRowId, ...changed })

const of: Proposal = proposal({
  careRecipient: null,
  carePlace: { carePlaceId: '5d0f4f0e-52f3-4f0e-9a3e-000000000001', carePlaceName: 'Solgläntan, avd. 2' },
  residents: [resident(1), resident(2), resident(3)],
  lines: [
    lineOf(1, 11),
    lineOf(1, 12, { quantity: 0, isDue: false }),
    lineOf(2, 21, { unavailabilityCode: 2, setAside: true, quantity: 0 }),
    lineOf(3, 31, { quantity: 0, isDue: false }),
  ],
})

test('what is saved holds who gets something, and what stands aside; nothing of a line without an amount', () => {
  const content = contentOf(of, filledByProposal(of, asStored))
  expect(nursingHomeInput(content, of)).toMatchObject({
    residents: [
      { careRecipientId: 1, lines: [{ prescriptionRowId: 11, quantity: 14 }] },
      { careRecipientId: 2, lines: [{ prescriptionRowId: 21, setAside: true }] },
    ],
  })
  expect(contentToSave(nursingHome, of, filledByProposal(of, asStored))).not.toBeNull()
})

test('it goes to the place alone: neither name nor address is sent', () => {
  expect(contentOf(of, filledByProposal(of, asStored)).receiver).toMatchObject({ name: null, address: null })
})

test('with no amount at all there is nothing to save', () => {
  const empty = { ...of, lines: of.lines.map((line) => ({ ...line, quantity: 0 })) }
  expect(contentToSave(nursingHome, empty, filledByProposal(empty, asStored))).toBeNull()
})

test('a draft is gone on with as it was left: a line that it does not hold has no amount, and is still there', () => {
  const draft: NonNullable<Proposal['draft']> = {
    customerOrderId: 5,
    rowVersion: 3,
    savedOn: '2026-11-19T10:00:00Z',
    keptUntil: '2026-12-19',
    receiver: of.receiver,
    lines: [{ prescriptionRowId: 31, itemNumber: '1001', quantity: 6, flavors: [], setAside: false }],
    isExpress: false,
    oneTimePatientFee: null,
    contactConfirmedOn: null,
  }
  const { lines } = filledByDraft(nursingHome, of, draft, asStored)
  expect(lines.map(({ quantity, removed }) => [quantity, removed])).toEqual([
    [null, false],
    [null, false],
    [null, false],
    [6, false],
  ])
})
