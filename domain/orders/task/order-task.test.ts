import { describe, expect, test } from 'vitest'
import { agree, refuse } from '../../outcome.ts'
import {
  endingByHand,
  kindsLookedAfterBy,
  mayEndWith,
  releasing,
  runningAgain,
  taking,
  takingBack,
} from './order-task.ts'

const open = { state: 'open', assignedTo: null } as const
const ofErik = { state: 'taken', assignedTo: 7 } as const
const done = { state: 'done', assignedTo: 7 } as const

describe('a task with an order', () => {
  test('is taken by one, who may take it again, and not by another', () => {
    expect(taking(open, 7)).toMatchObject({ ok: true, value: 'taken' })
    expect(taking(ofErik, 7)).toMatchObject({ ok: true })
    expect(taking(ofErik, 8)).toMatchObject({ ok: false, refusal: 'taken-by-another' })
  })

  test('that a colleague has taken can be released, and is not ended over her head', () => {
    expect(releasing(ofErik)).toMatchObject({ ok: true, value: 'open' })
    expect(endingByHand(ofErik, 8)).toMatchObject({ ok: false, refusal: 'taken-by-another' })
    expect(endingByHand(open, 8)).toMatchObject({ ok: true, value: 'done' })
  })

  test('that is done stays done', () => {
    const refusals = [taking(done, 7), releasing(done), endingByHand(done, 7)]
    expect(refusals.map((each) => each.ok || each.refusal)).toEqual(['task-is-done', 'task-is-done', 'task-is-done'])
  })

  test('is run again while work of it has failed, by whoever may take it', () => {
    const free = { state: 'open', assignedTo: null, work: 'failed' } as const
    expect(runningAgain(free, 1)).toEqual(agree('run-again'))
    expect(runningAgain({ ...free, work: 'running' }, 1)).toEqual(refuse('under-way'))
    expect(runningAgain({ ...free, work: null }, 1)).toEqual(refuse('nothing-to-run'))
    expect(runningAgain({ ...free, state: 'taken', assignedTo: 2 }, 1)).toEqual(refuse('taken-by-another'))
    expect(runningAgain({ ...free, state: 'done' }, 1)).toEqual(refuse('task-is-done'))
  })

  test('of what was told is taken back by whoever told it, while nobody works on it', () => {
    expect(takingBack({ state: 'open', isOwn: true })).toEqual(agree('done'))
    expect(takingBack({ state: 'open', isOwn: false })).toEqual(refuse('told-by-another'))
    expect(takingBack({ state: 'taken', isOwn: true })).toEqual(refuse('taken-on'))
    expect(takingBack({ state: 'done', isOwn: true })).toEqual(refuse('seen-to'))
  })

  test('of a parcel that did not come ends with its coming, and one of a move with a no', () => {
    expect(mayEndWith('came', { kind: 'reported', isMissing: true })).toBe(true)
    expect(mayEndWith('came', { kind: 'reported', isMissing: false })).toBe(false)
    expect(mayEndWith('rejected', { kind: 'moved', isMissing: false })).toBe(true)
    expect(mayEndWith('rejected', { kind: 'reported', isMissing: true })).toBe(false)
  })

  test('that only the ERP can explain is no work of the care place', () => {
    expect(kindsLookedAfterBy('orderer')).not.toContain('unexpected-message')
    expect(kindsLookedAfterBy('orderer')).not.toContain('unknown-order')
    expect(kindsLookedAfterBy('orderer')).not.toContain('feed-failed')
    expect(kindsLookedAfterBy('customer-service')).toHaveLength(12)
  })
})
