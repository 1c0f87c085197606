import { expect, test } from 'vitest'
import { ConfigurationError } from './configuration-error.ts'
import { cardsIn, directoryIn } from './sign-in.ts'

const cards = {
  OMSORG_CARDS_URL: 'https://cards.example/json1.1/',
  OMSORG_CARDS_API_KEY: 'key',
  OMSORG_CARDS_SITHS_KEY: 'siths',
}
const tenant = '0e5a0000-0000-4000-8000-000000000001'
const directory = { OMSORG_DIRECTORY_CLIENT: 'client', OMSORG_DIRECTORY_SCOPE: 'api://client/access_as_user' }

test('nobody signs in by card or directory where none is named', () => {
  expect([cardsIn({}, true), directoryIn({}, true)]).toEqual([null, null])
})

test('a card that has no key is not offered, and its attributes are those that are named', () => {
  const named = cardsIn({ ...cards, OMSORG_CARDS_SITHS_ATTRIBUTES: 'hsaId, username' }, true)
  expect(named).toMatchObject({
    serviceKeys: { siths: 'siths', vrk: null },
    attributes: { siths: ['hsaId', 'username'] },
  })
})

test('e-IDs alone are connected by their keys', () => {
  const { OMSORG_CARDS_URL, OMSORG_CARDS_API_KEY } = cards
  const named = cardsIn({ OMSORG_CARDS_URL, OMSORG_CARDS_API_KEY, OMSORG_CARDS_MITID_KEY: 'mitid' }, true)
  expect(named).toMatchObject({ serviceKeys: { siths: null, 'bankid-se': null, mitid: 'mitid' } })
  expect(named?.attributes.mitid).toContain('cpr')
})

test('the issuer of a card stands where it is named', () => {
  expect(cardsIn(cards, true)?.issuerAttributes).toEqual(['issuer', 'issuerDn', 'issuerDN'])
  const named = cardsIn({ ...cards, OMSORG_CARDS_ISSUER_ATTRIBUTES: 'certIssuer' }, true)
  expect(named?.issuerAttributes).toEqual(['certIssuer'])
})

test('operators come from the tenant in which the window opens, or from those that are named', () => {
  expect(directoryIn({ ...directory, OMSORG_DIRECTORY_TENANT: tenant }, true)).toMatchObject({
    operatorTenants: [tenant],
  })
  expect(directoryIn(directory, true)).toMatchObject({
    tenant: 'organizations',
    operatorTenants: [],
    audience: 'client',
  })
})

test.each([
  ['a card service without a key', () => cardsIn({ OMSORG_CARDS_URL: cards.OMSORG_CARDS_URL }, false)],
  ['a card service without https', () => cardsIn({ ...cards, OMSORG_CARDS_URL: 'http://cards.example/' }, true)],
  ['a directory without a scope', () => directoryIn({ OMSORG_DIRECTORY_CLIENT: 'client' }, false)],
  ['a directory without https', () => directoryIn({ ...directory, OMSORG_DIRECTORY_URL: 'http://d.example' }, true)],
  ['a tenant by its name', () => directoryIn({ ...directory, OMSORG_DIRECTORY_TENANT: 'common' }, false)],
  [
    'operators of a tenant by its name',
    () => directoryIn({ ...directory, OMSORG_DIRECTORY_OPERATORS: 'region' }, false),
  ],
] as const)('%s stops the start', (_what, read) => expect(read).toThrow(ConfigurationError))
