import { expect, test } from 'vitest'
import { conversationDay } from './record-conversation.ts'

const on = (text: string) => Temporal.PlainDate.from(text)
const today = on('2026-11-22')
const judged = (day: string, birthDate: string | null = '1950-02-03') => {
  const outcome = conversationDay(on(day), { today, birthDate: birthDate === null ? null : on(birthDate) })
  return outcome.ok || outcome.refusal
}

test('one has talked with a person today or before', () => {
  expect([judged('2026-11-21'), judged('2026-11-22'), judged('2026-11-23')]).toEqual([true, true, 'in-future'])
})

test('one has talked with a person on the day of the birth at the earliest', () => {
  expect([judged('1950-02-02'), judged('1950-02-03')]).toEqual(['before-birth', true])
})

test('where no birth date is shown, every day that has come is taken', () => {
  expect([judged('1850-01-01', null), judged('2026-11-23', null)]).toEqual([true, 'in-future'])
})
