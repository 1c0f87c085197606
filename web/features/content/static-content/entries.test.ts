import { contentEntries } from '@omsorg/contract/content/draft/content-entries.ts'
import { expect, test } from 'vitest'
import { type Drafts, draftsOf } from './draft.ts'
import { draftsWith, entriesOf } from './entries.ts'

const before: Drafts = draftsOf([])
const written: Drafts = { ...before, fi: { ...before.fi, name: 'Ohje', marks: '## Ohje', says: 'the-same' } }

test('what is kept of half-written content is what stands in the fields again, and nothing of the other languages', () => {
  const entries = entriesOf({ type: 'disclaimer', identifier: '' }, ['fi'], written, () => 7)
  const read = contentEntries.parse(JSON.parse(JSON.stringify(entries)))
  expect(read).toMatchObject({ type: 'disclaimer', languages: [{ language: 'fi', basedOn: 7 }] })
  expect(draftsWith(before, read)).toEqual(written)
})

test('without anything kept the fields begin with what is saved', () => {
  expect(draftsWith(written, null)).toEqual(written)
})
