import { grantedBy, roleCodes } from '@omsorg/contract/roles.ts'
import { expect, test } from 'vitest'
import { foldedRights } from './rights.ts'

const namesOf = (code: string) => grantedBy(code).map((name) => ({ name }))

test('rights by area are one right', () => {
  const orderer = foldedRights(namesOf('OrdererCatheter'))
  expect(orderer.map(({ right }) => right)).toEqual(['CareRecipientRead', 'OrderRead', 'OrderWrite', 'OrderAreas'])
  expect(foldedRights(namesOf('Orderer')).find(({ right }) => right === 'OrderAreas')?.of).toHaveLength(8)
})

test('every right that a role of a client gives has a name', () => {
  const ofClients = roleCodes.filter(
    (code) => !code.startsWith('CSP') && code !== 'Admin' && code !== 'PrincipalReader',
  )
  expect(ofClients).toHaveLength(39)
  for (const code of ofClients) {
    const named = foldedRights(namesOf(code)).flatMap(({ of }) => of)
    expect(named).toHaveLength(grantedBy(code).length)
  }
})
