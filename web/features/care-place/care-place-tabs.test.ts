import { grantedBy } from '@omsorg/contract/roles.ts'
import { expect, test } from 'vitest'
import type { GuardFacts } from '../../platform/routing/guards.ts'
import { navigationWords } from '../../platform/shell/navigation-words.ts'
import { carePlaceTabs } from './care-place-tabs.ts'

function tabsFor(permissions: readonly string[]) {
  const facts: GuardFacts = {
    user: { application: 'GUIDE', permissions, carePlaceId: 'place' },
    challenged: false,
    membership: [],
  }
  return carePlaceTabs(facts).map(({ tab }) => tab)
}

test('an orderer opens all that is ordered here', () => {
  expect(tabsFor(['CareRecipientRead', 'OrderRead', 'OrderWrite'])).toEqual([
    'orderHistory',
    'overview',
    'runOuts',
    'selectedProducts',
    'selectionHistory',
    'preliminaryOrders',
    'homeDelivery',
    'productClaims',
  ])
})

test('a purchaser who sees no persons has no tab of home deliveries', () => {
  expect(tabsFor(['CarePlacePurchaseRead', 'OrderRead', 'OrderWrite'])).not.toContain('homeDelivery')
})

test('whoever purchases without reading orders has what is selected, and no orders', () => {
  expect(tabsFor(['CarePlacePurchaseRead'])).toEqual(['overview', 'selectedProducts', 'selectionHistory'])
})

test('care staff come to persons, orders, claims and news, and to no tree of the organisation (A-1-07)', () => {
  const membership: GuardFacts['membership'] = [{ label: 'Client', roles: [{ name: 'NewsManager' }] }]
  const permissions = [...grantedBy('Prescriber'), ...grantedBy('Orderer'), ...grantedBy('NewsManager')]
  const facts: GuardFacts = {
    user: { application: 'GUIDE', permissions, carePlaceId: 'place' },
    challenged: false,
    membership,
  }
  const words = navigationWords(facts)
  expect(words.map(({ word }) => word)).toEqual(['careRecipients', 'carePlace', 'renewals', 'assortment', 'news'])
  expect(words.some(({ path }) => /organizations/i.test(path))).toBe(false)
  expect(tabsFor(permissions)).toEqual(expect.arrayContaining(['orderHistory', 'productClaims']))
})
