import { describe, expect, test } from 'vitest'
import { logView, nobody, periodOf, questionOf } from './log-filter.ts'

const view = logView.read('')
const today = '2026-11-23'

describe('what is asked of the access log', () => {
  test('is nothing before somebody or a client is chosen', () => {
    expect(questionOf(view, nobody, today)).toBeNull()
  })

  test('is the week until today, unless another time is chosen', () => {
    expect(periodOf(view, today)).toEqual({ from: '2026-11-17', to: '2026-11-23' })
    expect(periodOf({ from: '2026-10-01', to: '2026-10-31' }, today)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  })

  test('names whoever is chosen', () => {
    const sought = { number: '19391010-8020', person: { id: 5, name: 'Astrid' }, user: { id: 7, name: 'Maja' } }
    expect(questionOf(view, sought, today)?.input).toMatchObject({
      ssn: '19391010-8020',
      careRecipientId: 5,
      userId: 7,
    })
  })

  test('keeps neither a number nor a name in the address', () => {
    expect(Object.keys(view).toSorted()).toEqual(['client', 'from', 'kind', 'page', 'to'])
  })
})
