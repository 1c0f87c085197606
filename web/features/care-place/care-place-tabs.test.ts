import { expect, test } from 'vitest'
import type { GuardFacts } from '../../platform/routing/guards.ts'
import { type RouteName, routeNames } from '../../platform/routing/paths.ts'
import { carePlaceTabs } from './care-place-tabs.ts'

const all: ReadonlySet<RouteName> = new Set(routeNames)

function tabsFor(permissions: readonly string[], built = all) {
  const facts: GuardFacts = {
    user: { application: 'GUIDE', permissions, carePlaceId: 'place' },
    challenged: false,
    membership: [],
  }
  return carePlaceTabs(facts, built).map(({ tab }) => tab)
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

test('a tab appears with its screen', () => {
  expect(tabsFor(['OrderRead'], new Set(['CarePlace', 'careplace_overview']))).toEqual(['orderHistory', 'overview'])
})
