import { grantedBy } from '@omsorg/contract/roles.ts'
import { expect, test } from 'vitest'
import type { GuardFacts, HeldRole } from '../routing/guards.ts'
import { currentWord, navigationWords } from './navigation-words.ts'

function factsOf(application: 'GUIDE' | 'PRINCIPAL' | 'CSP', ...permissions: string[]): GuardFacts {
  return { user: { application, permissions, carePlaceId: 'place' }, challenged: false, membership: [] }
}

function shown(facts: GuardFacts) {
  return navigationWords(facts).map(({ word }) => word)
}

test('the bar shows the words that a person may follow: of administration clients, users and operators (A-1-13)', () => {
  expect(shown(factsOf('GUIDE', 'CareRecipientRead', 'OrderRead'))).toEqual(['careRecipients', 'carePlace'])
  expect(shown(factsOf('GUIDE', 'CarePlacePurchaseRead'))).toEqual(['carePlace'])
  expect(shown(factsOf('PRINCIPAL', 'OrganizationClientRead'))).toEqual(['clients', 'users', 'operators', 'tools'])
  expect(shown(factsOf('CSP'))).toContain('careRecipients')
})

/** What the bar shows to somebody with these roles; `above` are those at the client or the care unit. */
function shownTo(application: 'GUIDE' | 'CSP', roles: readonly string[], above: readonly HeldRole[] = []) {
  const held = [...roles, ...above.flatMap((node) => node.roles.map(({ name }) => name))]
  return shown({ ...factsOf(application, ...held.flatMap(grantedBy)), membership: above })
}

const care = ['careRecipients', 'carePlace']
const ofNurse = [...care, 'renewals', 'assortment']
const ofService = ['careRecipients', 'orderTasks', 'organisation', 'tools', 'information']
const unit: HeldRole = { label: 'CareUnit', roles: [{ name: 'CUAdmin' }] }
const client: HeldRole = { label: 'Client', roles: [{ name: 'NewsManager' }] }

/** The accounts of the demo world, one for each kind of user, with the roles that database/demo/kinds-of-users.test.ts holds them to. */
test.each<[string, 'GUIDE' | 'CSP', readonly string[], readonly HeldRole[], readonly string[]]>([
  ['prescriber.se', 'GUIDE', ['Prescriber', 'Orderer'], [], ofNurse],
  ['orderer.se', 'GUIDE', ['Orderer'], [], care],
  ['nurse.se', 'GUIDE', ['Nurse'], [], ofNurse],
  ['investigator.se', 'GUIDE', ['Investigator'], [], [...care, 'assortment']],
  ['specialist.se', 'GUIDE', ['Specialist'], [], [...care, 'assortment']],
  ['dispense.se', 'GUIDE', ['DispenseHandler'], [], [...care, 'assortment']],
  ['cuadmin.se', 'GUIDE', ['Nurse'], [unit], [...ofNurse, 'careUnitAdministration']],
  ['news.se', 'GUIDE', ['Nurse'], [client], [...ofNurse, 'news']],
  ['csp.orderer', 'CSP', ['CSPOrderer'], [], ofService],
])('%s sees the words of that kind of user and no other (O-1-04)', (_, application, roles, above, words) => {
  expect(shownTo(application, roles, above)).toEqual(words)
})

test('a visitor is shown none', () => {
  expect(shown({ user: null, challenged: false, membership: null })).toEqual([])
})

test('the word of the part that is open is marked, also below it', () => {
  const words = navigationWords(factsOf('GUIDE', 'CareRecipientRead', 'OrderRead'))
  expect(currentWord(words, '/CareRecipient/12/OrderHistory')?.word).toBe('careRecipients')
  expect(currentWord(words, '/CarePlace/PreliminaryOrders')?.word).toBe('carePlace')
  expect(currentWord(words, '/MyPages')).toBeNull()
})

test('the organisation of customer service is one part, in each of its trees', () => {
  const words = navigationWords(factsOf('CSP', 'OrganizationClientRead'))
  for (const tree of ['Clients', 'Users', 'Operators/OPID/3/ACT/Overview'])
    expect(currentWord(words, `/CSP/Organizations/${tree}`)?.word).toBe('organisation')
})

test('the tools of customer service lead to the first that opens', () => {
  const toolsOf = (...permissions: string[]) => {
    const words = navigationWords(factsOf('CSP', ...permissions)).filter(({ word }) => word === 'tools')
    expect(currentWord(words, '/CSP/Utilities/ItemAgreement')?.word).toBe('tools')
    return words.map(({ path }) => path)
  }
  expect(toolsOf('ItemReplacementRead')).toEqual(['/CSP/Utilities'])
  expect(toolsOf('OrderWrite')).toEqual(['/CSP/Utilities/ClientAgreements'])
})

test.each([
  '/ProductSelection/Direct/12/Ostomy',
  '/ProductGroups/12/5f/Ostomy',
  '/PrescriptionWizard/12/Ostomy',
  '/Order/Withdrawal/CRID/12/CID/CPID/COID',
  '/OrderOverview/12',
  '/CRPOrderOverview/12/',
])('%s is for one person and belongs to the care recipients', (address) => {
  const words = navigationWords(factsOf('GUIDE', 'CareRecipientRead', 'OrderRead'))
  expect(currentWord(words, address)?.word).toBe('careRecipients')
})

test.each([
  '/ProductSelection/CarePlace/5f',
  '/ProductSelection/CarePlace/5f/Cart',
  '/Order/GroupOrder',
  '/Order/NursingHome/12',
  '/ProductClaim/Add',
])('%s is for the care place and belongs to it', (address) => {
  const words = navigationWords(factsOf('GUIDE', 'CareRecipientRead', 'OrderRead'))
  expect(currentWord(words, address)?.word).toBe('carePlace')
})
