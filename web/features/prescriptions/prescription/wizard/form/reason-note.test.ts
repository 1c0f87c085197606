import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { reasonNote } from './reason-note.ts'

const t = textsOf('sv')
const f = formatsFor({ locale: 'sv-SE', market: 10 })
type Suggestion = NonNullable<Parameters<typeof reasonNote>[0]>

const candidate = (itemNumber: string, holds: number) =>
  ({
    product: { itemNumber, name: `Skydd ${itemNumber}` },
    holds,
    pluses: ['ranked'],
    minuses: ['hip-at-edge'],
  }) as never

const suggestion: Suggestion = {
  careRecipientId: 7,
  validFrom: '2026-11-20',
  parts: [
    { part: 'day', need: 240, candidates: [candidate('A', 300), candidate('B', 550)] },
    { part: 'night', need: 490, candidates: [candidate('B', 550)] },
  ] as never,
}
const noteOf = (items: readonly string[], person = 7) =>
  reasonNote(
    suggestion,
    person,
    items.map((itemNumber) => ({ itemNumber })),
    t,
    f,
  )

test('the note says of each chosen product which need it covers, the greatest one, and what speaks for it', () => {
  expect(noteOf(['A', 'B', 'C'])).toBe(
    [
      'Enligt utredningen 2026-11-20.',
      'Skydd A: Dag, 240 ml per byte. Rymmer 300 ml i användning. Organisationens val.',
      'Skydd B: Natt, 490 ml per byte. Rymmer 550 ml i användning. Organisationens val.',
    ].join('\n'),
  )
})

test('nothing suggested, another person or no answer leaves the note blank', () => {
  expect(noteOf(['C'])).toBe('')
  expect(noteOf(['A'], 8)).toBe('')
  expect(reasonNote(undefined, 7, [{ itemNumber: 'A' }], t, f)).toBe('')
})

test('a reason that does not fit into a note is left out whole', () => {
  const many = Array.from({ length: 9 }, () => 'A')
  const note = noteOf(many)
  expect(note.length).toBeLessThanOrEqual(500)
  expect(note.endsWith('Organisationens val.')).toBe(true)
})
