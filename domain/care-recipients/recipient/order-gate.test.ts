import { describe, expect, test } from 'vitest'
import { mayOrderAt, mayOrderFor, type OrderGateRefusal, type OrderKind, type PlaceFacts } from './order-gate.ts'
import { linkStatus, recipientStatus } from '../status/status.ts'

const place: PlaceFacts = {
  orderKinds: ['home-delivery', 'withdrawal', 'group', 'nursing-home'],
  homeDeliveryIsHidden: false,
  placeHasOrderPeriod: true,
  clientHasOrderPeriod: true,
}

describe('at a care place', () => {
  test.each(place.orderKinds)('with everything set, a %s order may be placed', (kind) => {
    expect(mayOrderAt(place, kind)).toEqual({ ok: true, value: kind })
  })

  test.each<[OrderKind, Partial<PlaceFacts>, OrderGateRefusal]>([
    ['withdrawal', { orderKinds: [] }, 'order-type-missing'],
    ['home-delivery', { orderKinds: ['group'] }, 'home-delivery-not-allowed'],
    ['withdrawal', { orderKinds: ['group'] }, 'withdrawal-not-allowed'],
    ['group', { orderKinds: ['withdrawal'] }, 'group-not-allowed'],
    ['nursing-home', { orderKinds: ['withdrawal'] }, 'nursing-home-not-allowed'],
    ['home-delivery', { homeDeliveryIsHidden: true }, 'home-delivery-hidden'],
    ['withdrawal', { clientHasOrderPeriod: false, placeHasOrderPeriod: false }, 'client-settings-missing'],
    ['withdrawal', { placeHasOrderPeriod: false }, 'place-settings-missing'],
  ])('a %s order with %o is refused: %s', (kind, changed, refusal) => {
    expect(mayOrderAt({ ...place, ...changed }, kind)).toEqual({ ok: false, refusal })
  })

  test('hidden home delivery hides neither withdrawals nor group orders', () => {
    const hidden = { ...place, homeDeliveryIsHidden: true }
    expect([mayOrderAt(hidden, 'withdrawal').ok, mayOrderAt(hidden, 'group').ok]).toEqual([true, true])
  })
})

test.each([
  [recipientStatus.active, linkStatus.active, true, undefined],
  [recipientStatus.active, linkStatus.active, false, 'recipient-without-address'],
  [recipientStatus.active, linkStatus.inactive, true, 'recipient-inactive-at-place'],
  [recipientStatus.inactive, linkStatus.active, true, 'recipient-inactive'],
  [recipientStatus.deceased, linkStatus.inactive, false, 'recipient-deceased'],
])('for a person of status %i, at the place %i, with an address (%s) the refusal is %s', (...facts) => {
  const [status, statusAtPlace, hasDeliveryAddress, refusal] = facts
  const outcome = mayOrderFor({ status, statusAtPlace, hasDeliveryAddress })
  expect(outcome.ok ? undefined : outcome.refusal).toBe(refusal)
})
