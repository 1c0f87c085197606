import { type GuardFacts, mayOpen } from '../../platform/routing/guards.ts'
import { type RouteName, pathTo } from '../../platform/routing/paths.ts'

/** The pages of the care place by their routes, in the order of their tabs. */
const routeOfTab = {
  orderHistory: 'CarePlace',
  overview: 'careplace_overview',
  runOuts: 'CarePlaceRunOuts',
  selectedProducts: 'CarePlaceSelectedProducts',
  selectionHistory: 'CarePlaceSelectionHistory',
  preliminaryOrders: 'CarePlacePreliminaryOrders',
  homeDelivery: 'CarePlaceHomeDelivery',
  productClaims: 'CarePlaceProductClaims',
} as const satisfies Record<string, RouteName>

export type CarePlaceTab = keyof typeof routeOfTab

interface TabLink {
  readonly tab: CarePlaceTab
  readonly route: RouteName
  readonly path: string
}

/** The tabs that somebody may open (A-2.5-18). */
export function carePlaceTabs(facts: GuardFacts): readonly TabLink[] {
  const tabs = Object.entries(routeOfTab) as [CarePlaceTab, (typeof routeOfTab)[CarePlaceTab]][]
  return tabs.filter(([, route]) => mayOpen(route, facts)).map(([tab, route]) => ({ tab, route, path: pathTo(route) }))
}
