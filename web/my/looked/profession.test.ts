import { textsOf } from '@omsorg/texts/all.ts'
import { loadAllPortalTexts } from '@omsorg/texts/portal.ts'
import { expect, test } from 'vitest'
import { professionIn } from './profession.ts'

const { looked } = await loadAllPortalTexts('sv')

test('whoever has looked is called by a word, whatever the role; customer service has its own', () => {
  const codes = Object.keys(textsOf('sv').roles.names).filter((code) => !code.startsWith('CSP'))
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.filter((code) => professionIn(looked, code) === null)).toEqual([])
})

test('a role for one area is called like that for all, and one that nobody knows has no word', () => {
  expect(professionIn(looked, 'OrdererOstomy')).toBe(looked.professions.Orderer)
  expect(professionIn(looked, 'CarePlacePurchaserPca')).toBe(looked.professions.CarePlacePurchaser)
  expect([professionIn(looked, 'Stranger'), professionIn(looked, null)]).toEqual([null, null])
})
