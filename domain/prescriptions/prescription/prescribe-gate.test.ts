import { expect, test } from 'vitest'
import { mayPrescribe, type PrescribingGateFacts } from './prescribe-gate.ts'

const open: PrescribingGateFacts = {
  status: 1,
  statusAtPlace: 1,
  hasRight: true,
  hasRightInArea: true,
  clientHasSettings: true,
  placeHasOwnSettings: null,
  allowedHere: true,
  allowedInArea: true,
  dataOwnerIsKnown: true,
  customerNumbers: 1,
}

test('where nothing stands in the way, somebody may prescribe', () => {
  expect(mayPrescribe(open).ok).toBe(true)
  expect(mayPrescribe({ ...open, clientHasSettings: false, placeHasOwnSettings: true }).ok).toBe(true)
})

/** In the order in which they are asked: each is found although all after it hold as well. */
const inOrder: readonly [string, Partial<PrescribingGateFacts>][] = [
  ['recipient-deceased', { status: 3 }],
  ['recipient-inactive', { status: 2 }],
  ['recipient-inactive-at-place', { statusAtPlace: 2 }],
  ['prescribing-right-missing', { hasRight: false }],
  ['not-your-area', { hasRightInArea: false }],
  ['client-settings-missing', { clientHasSettings: false }],
  ['prescribing-not-allowed', { allowedInArea: false }],
  ['data-owner-wrong', { dataOwnerIsKnown: false }],
  ['customer-number-missing', { customerNumbers: 0 }],
]

test.each(inOrder)('%s stops before everything that is asked later', (refusal, facts) => {
  const later = inOrder.slice(inOrder.findIndex(([name]) => name === refusal))
  const all = Object.assign({}, ...later.toReversed().map(([, each]) => each), facts) as Partial<PrescribingGateFacts>
  expect(mayPrescribe({ ...open, ...all })).toMatchObject({ refusal })
})

test('settings are missing for the place that went its own way and left all open', () => {
  const facts = { ...open, clientHasSettings: false, placeHasOwnSettings: false }
  expect(mayPrescribe(facts)).toMatchObject({ refusal: 'place-settings-missing' })
})
