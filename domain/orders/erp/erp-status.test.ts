import { describe, expect, test } from 'vitest'
import { afterErpMessage, erpStatuses, isStuck, stillCounts, type ErpStatus } from './erp-status.ts'

const message = (status: ErpStatus) => ({ status, cancelIsTooLate: false })
const report = (status: ErpStatus, reported: ErpStatus) =>
  afterErpMessage({ status, cancelAsked: false }, message(reported))
const reportToAsked = (status: ErpStatus, reported: ErpStatus) =>
  afterErpMessage({ status, cancelAsked: true }, message(reported))

describe('a message of the ERP', () => {
  test.each<[ErpStatus, string]>([
    [1, 'same go go go go go go!'],
    [2, 'late same go go go go go!'],
    [3, 'late late same go go go go!'],
    [4, 'late late late part go go task'],
    [5, 'late late late late same go task'],
    [6, 'late late late late late same task'],
    [7, 'task task task task task task same'],
  ])('to an order of status %i is, for 1 to 7, %s (! gives back)', (status, row) => {
    const effects = erpStatuses.map((reported) => report(status, reported))
    expect(effects.map(({ answer, givesBack }) => answer + (givesBack ? '!' : '')).join(' ')).toBe(row)
  })

  test('changes the status only when it goes', () => {
    for (const status of erpStatuses) {
      for (const reported of erpStatuses) {
        const effect = report(status, reported)
        expect(effect.status).toBe(effect.answer === 'go' ? reported : status)
      }
    }
  })

  test('names the statuses it skips as not reported', () => {
    expect(report(1, 4)).toMatchObject({ answer: 'go', status: 4, notReported: [2, 3] })
    expect(report(1, 2).notReported).toEqual([])
    expect(report(5, 3).notReported).toEqual([])
    expect(report(1, 7).notReported).toEqual([])
  })

  test('that refuses gives back, and tells the orderer and customer service', () => {
    expect(report(3, 7)).toMatchObject({
      status: 7,
      givesBack: true,
      canceller: 'erp',
      tasks: ['orderer', 'customer-service'],
    })
  })

  test('that cancels what was asked to be cancelled gives back, and needs nobody', () => {
    expect(reportToAsked(2, 7)).toMatchObject({ givesBack: true, canceller: 'who-asked', tasks: [] })
  })

  test('that goods are sent refuses the cancellation and tells the orderer', () => {
    expect(reportToAsked(2, 5)).toMatchObject({ status: 5, cancelRefused: true, tasks: ['orderer'] })
    expect(reportToAsked(2, 3)).toMatchObject({ status: 3, cancelRefused: false, tasks: [] })
  })

  test('that the cancellation comes too late refuses it, whatever the status', () => {
    const asked = { status: 2, cancelAsked: true } as const
    expect(afterErpMessage(asked, { status: 2, cancelIsTooLate: true })).toMatchObject({
      answer: 'same',
      status: 2,
      cancelRefused: true,
      tasks: ['orderer'],
    })
  })

  test('that contradicts what was sent is a task for customer service and gives nothing back', () => {
    expect(report(5, 7)).toMatchObject({ givesBack: false, status: 5, tasks: ['customer-service'] })
    expect(report(7, 5)).toMatchObject({ status: 7, tasks: ['customer-service'], endsTasks: false })
  })
})

test('only a refused part counts no longer', () => {
  expect(erpStatuses.filter(stillCounts)).toEqual([1, 2, 3, 4, 5, 6])
})

describe('an order is stuck', () => {
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  const yesterday = now.subtract({ hours: 24 })
  const order = { status: 2, lastProgress: yesterday, cancelAskedAt: null, handOverHasFailed: false } as const

  test('after a day without progress while it is new or sent', () => {
    expect(isStuck(order, now, 24)).toBe(true)
    expect(isStuck({ ...order, lastProgress: yesterday.add({ seconds: 1 }) }, now, 24)).toBe(false)
    expect(isStuck({ ...order, status: 3 }, now, 24)).toBe(false)
  })

  test('at once when the hand-over has failed for good', () => {
    expect(isStuck({ ...order, lastProgress: now, handOverHasFailed: true }, now, 24)).toBe(true)
  })

  test('when a cancellation got no answer for a day', () => {
    expect(isStuck({ ...order, status: 3, lastProgress: now, cancelAskedAt: yesterday }, now, 24)).toBe(true)
  })
})
