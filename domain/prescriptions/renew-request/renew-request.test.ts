import { describe, expect, test } from 'vitest'
import { prescriptionStatus, renewalRequestStatus } from '../row/row.ts'
import { mayAskForRenewal, mayDecide, mayReject, mayTakeRequestBack } from './renew-request.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-04-10')
const running = {
  status: prescriptionStatus.active,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  successorWaiting: false,
}
const asked = (change: Partial<Parameters<typeof mayAskForRenewal>[1]> = {}) =>
  mayAskForRenewal(today, { enabled: true, prescription: running, requestPending: false, ...change })

describe('asking for a renewal', () => {
  test.each([prescriptionStatus.active, prescriptionStatus.renew, prescriptionStatus.finished])(
    'is possible for a prescription of status %i',
    (status) => expect(asked({ prescription: { ...running, status } }).ok).toBe(true),
  )

  test.each([
    ['requests-not-enabled', { enabled: false }],
    ['request-pending', { requestPending: true }],
    ['prescription-not-renewable', { prescription: { ...running, status: prescriptionStatus.closed } }],
    ['prescription-not-renewable', { prescription: { ...running, status: prescriptionStatus.preliminary } }],
    ['successor-waiting', { prescription: { ...running, successorWaiting: true } }],
    [
      'ended-too-long-ago',
      {
        prescription: {
          ...running,
          status: prescriptionStatus.finished,
          period: { start: day('2024-04-10'), end: day('2025-04-09') },
        },
      },
    ],
  ] as const)('is refused as %s', (refusal, change) => expect(asked(change)).toMatchObject({ ok: false, refusal }))
})

describe('a request', () => {
  const { pending, accepted, rejected } = renewalRequestStatus
  const decided = (change: Partial<Parameters<typeof mayDecide>[0]>) =>
    mayDecide({ status: pending, hasRight: true, hasRightInArea: true, atOwningPlace: true, ...change })

  test('is decided by a prescriber of the area at the care place of the prescription', () => {
    expect(decided({}).ok).toBe(true)
    expect(decided({ hasRight: false })).toMatchObject({ refusal: 'decide-right-missing' })
    expect(decided({ hasRightInArea: false })).toMatchObject({ refusal: 'not-your-area' })
    expect(decided({ atOwningPlace: false })).toMatchObject({ refusal: 'other-care-place' })
  })

  test.each([accepted, rejected])('that was answered (%i) is not decided again (O-4-10)', (status) => {
    expect(decided({ status })).toMatchObject({ refusal: 'already-answered' })
  })

  test('is rejected with a reason that says something (O-4-11, O-5-56)', () => {
    expect(mayReject(' \n ')).toMatchObject({ refusal: 'reason-missing', at: 'rejectionReason' })
    expect(mayReject(' Ny utredning först ')).toMatchObject({ ok: true, value: 'Ny utredning först' })
  })
})

test('whoever asked takes it back while nobody has answered', () => {
  const { pending, accepted } = renewalRequestStatus
  expect(mayTakeRequestBack({ status: pending, isOwn: true })).toMatchObject({ ok: true })
  expect(mayTakeRequestBack({ status: pending, isOwn: false })).toMatchObject({ refusal: 'asked-by-another' })
  expect(mayTakeRequestBack({ status: accepted, isOwn: true })).toMatchObject({ refusal: 'answered-already' })
})
