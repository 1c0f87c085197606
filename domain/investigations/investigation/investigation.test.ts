import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../states.ts'
import { changeOf, investigationStatus, statusOn, type InvestigationStatus } from './investigation.ts'

const ready = { anotherInProgress: false, isComplete: true }
const all = wordsOf(investigationStatus)

describe('the status of an investigation', () => {
  test('is changed as the table says, and in no other way (O-4-54, states 2.4)', () => {
    const allowed = all.flatMap((from) =>
      all.flatMap((to) => (changeOf({ ...ready, status: from }, to).ok ? [`${from} > ${to}`] : [])),
    )
    expect(allowed.toSorted()).toEqual([
      'active > closed',
      'in-progress > active',
      'in-progress > closed',
      'in-progress > interrupted',
      'inactive > closed',
      'interrupted > closed',
      'interrupted > in-progress',
    ])
  })
  test('becomes active only when what the area asks for is there', () =>
    expect(changeOf({ ...ready, status: 'in-progress', isComplete: false }, 'active')).toMatchObject({
      refusal: 'not-complete',
    }))
  test('goes on only while no other one of the area does', () =>
    expect(changeOf({ ...ready, status: 'interrupted', anotherInProgress: true }, 'in-progress')).toMatchObject({
      refusal: 'another-in-progress',
    }))
  test.each<[InvestigationStatus, string, InvestigationStatus]>([
    ['active', '2026-11-19', 'inactive'],
    ['active', '2026-11-20', 'active'],
    ['in-progress', '2026-11-19', 'in-progress'],
    ['closed', '2026-11-19', 'closed'],
  ])('%s until %s is shown as %s', (status, validTo, expected) =>
    expect(statusOn({ status, validTo }, Temporal.PlainDate.from('2026-11-20'))).toBe(expected),
  )
})
