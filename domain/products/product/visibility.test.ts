import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hiddenBy, letterOf, pcaIsOpen, typesOfRoles, visibleTypes, type OpeningPermission } from './visibility.ts'

const prescriber: OpeningPermission[] = [
  'ProductPrescriptionRead',
  'InvestigationWrite',
  'PrescriptionAdditionWrite',
  'PrescriptionRenewRead',
]

/** The permissions of each role as far as they open something (roles 2.2), and the letters of rules 3.11. */
const roles: Readonly<Record<string, readonly [granted: readonly OpeningPermission[], sees: string]>> = {
  RestrictedPrescriber: [['ProductPrescriptionRead'], 'A'],
  Prescriber: [prescriber, 'ACL'],
  Investigator: [['ProductPrescriptionRead', 'InvestigationWrite'], 'ACL'],
  Nurse: [['ProductPrescriptionRead', 'PrescriptionRenewRead'], 'ACL'],
  DispenseHandler: [['ProductPrescriptionRead', 'ProductDispenseRead'], 'ACDL'],
  Specialist: [['ProductPrescriptionRead', 'ProductSpecialistRead'], 'ACSL'],
  Orderer: [[], ''],
  CarePlacePurchaser: [['CarePlacePurchaseRead'], 'ACL'],
  RankingHandler: [['ProductPrescriptionRead', 'ProductRankingWrite'], 'ACL'],
  CustomArticleNumberHandler: [['ProductPrescriptionRead', 'CustomArticleNumberWrite'], 'ACL'],
}

const everything = { client: [1, 2, 5, 6, 155], user: null }

function rightsOf(granted: readonly OpeningPermission[], isCustomerService = false) {
  return typesOfRoles({ isCustomerService, may: (permission) => granted.includes(permission) })
}

function lettersOf(
  granted: readonly OpeningPermission[],
  availability: Parameters<typeof visibleTypes>[0]['availability'],
) {
  return visibleTypes({ availability, roles: rightsOf(granted) })
    .map(letterOf)
    .join('')
}

describe('what the roles open', () => {
  test.each(Object.entries(roles))('%s', (_role, [granted, sees]) => {
    expect(lettersOf(granted, everything)).toBe(sees)
  })

  test('is the union over the roles of a person', () => {
    const both = [...(roles['RestrictedPrescriber']?.[0] ?? []), ...(roles['Specialist']?.[0] ?? [])]
    expect(lettersOf(both, everything)).toBe('ACSL')
    const all = [...(roles['DispenseHandler']?.[0] ?? []), ...both]
    expect(lettersOf(all, everything)).toBe('ACDSL')
  })

  test('is everything in customer service', () => {
    expect([...rightsOf([], true)].map(letterOf).join('')).toBe('ACDSL')
  })
})

describe('the assortment of an area', () => {
  test('has nothing of the full list unless the client has it', () => {
    expect(lettersOf(prescriber, { client: [1, 2], user: null })).toBe('AC')
  })

  test('is narrowed by the override of a user and never widened by it', () => {
    expect(lettersOf(prescriber, { client: [1, 2], user: [2, 155] })).toBe('C')
  })

  test('is empty where the client has switched nothing on', () => {
    expect(lettersOf(prescriber, { client: [], user: null })).toBe('')
  })

  test('says which of the three keeps an item out of sight', () => {
    const assortment = { availability: { client: [1, 2, 5], user: [1, 5] }, roles: rightsOf(prescriber) }
    expect([null, 7, 6, 2, 5, 1].map((type) => hiddenBy(type, assortment))).toEqual([
      'outside-agreement',
      'outside-client-availability',
      'outside-client-availability',
      'outside-user-availability',
      'outside-role',
      null,
    ])
  })

  test('gives a code that nobody knows no letter (O-4-46)', () => {
    expect([1, 2, 5, 6, 155, 7, null].map(letterOf)).toEqual(['A', 'C', 'D', 'S', 'L', null, null])
  })

  test('has PCA items for those alone who may do something with them, at clients that have them', () => {
    expect([pcaIsOpen(true, true), pcaIsOpen(true, false), pcaIsOpen(false, true)]).toEqual([true, false, false])
  })
})

test('whatever roles, client and override come together, an item is in sight when all three tables hold its letter (O-4-47)', () => {
  const codeOf: Readonly<Record<string, number>> = { A: 1, C: 2, D: 5, S: 6, L: 155 }
  const lists = fc.subarray([1, 2, 5, 6, 155, 7])
  fc.assert(
    fc.property(fc.subarray(Object.keys(roles)), lists, fc.option(lists), (held, client, user) => {
      const sees = new Set(held.flatMap((role) => [...(roles[role]?.[1] ?? '')]))
      // A role that widens does so for all that a person may see at all.
      const opened = held.flatMap((role) => roles[role]?.[0] ?? [])
      const letters = ['A', 'C', 'D', 'S', 'L'].filter((letter) => {
        const code = codeOf[letter] ?? 0
        return sees.has(letter) && client.includes(code) && (user === null || user.includes(code))
      })
      expect(lettersOf(opened, { client, user })).toBe(letters.join(''))
    }),
  )
})
