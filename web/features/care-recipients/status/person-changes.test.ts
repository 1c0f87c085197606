import type { RecipientAbilities } from '@omsorg/contract/care-recipients/recipient/recipient-abilities.ts'
import { expect, test } from 'vitest'
import { changesOffered } from './person-changes.ts'

const may = { allowed: true, reason: null }
const mayNot = { allowed: false, reason: 'not-permitted' } as const
const can: RecipientAbilities = {
  edit: may,
  activate: may,
  deactivate: may,
  activateAtPlace: may,
  deactivateAtPlace: may,
  reportDeath: may,
  correctDeath: may,
  copy: may,
  move: may,
  delete: may,
  openProtected: may,
}
const person = { protected: false, status: 'active', statusAtPlace: 'active' }

test('of two opposites the one that changes something is offered', () => {
  expect(changesOffered(person, can)).toEqual([
    'copy',
    'move',
    'deactivateAtPlace',
    'deactivate',
    'reportDeath',
    'delete',
  ])
  const inactive = { ...person, status: 'inactive', statusAtPlace: 'inactive' }
  expect(changesOffered(inactive, can)).toEqual([
    'copy',
    'move',
    'activateAtPlace',
    'activate',
    'reportDeath',
    'delete',
  ])
})

test('name and number are opened of a protected person only', () => {
  expect(changesOffered({ ...person, protected: true }, can)[0]).toBe('openProtected')
  expect(changesOffered(person, can)).not.toContain('openProtected')
})

test('a death is corrected by whoever may, and by nobody else', () => {
  const deceased = { ...person, status: 'deceased' }
  expect(changesOffered(deceased, can)).toEqual(['copy', 'move', 'correctDeath', 'delete'])
  expect(changesOffered(deceased, { ...can, correctDeath: mayNot })).toEqual(['copy', 'move', 'delete'])
})
