import { carePage, firstPage, frame, page, screen, type RouteMaker } from '../../platform/routing/routing.tsx'

const careRecipientPages = () => import('./recipient/page/CareRecipientPage.tsx')
const careRecipientPage = carePage(careRecipientPages, 'CareRecipientPage')
const cspRecipientPage = carePage(careRecipientPages, 'CSPRecipientPage')

/** Its tabs on the page of a care place. */
export const careRecipientCarePlaceTabs: readonly RouteMaker[] = [
  screen(
    'CarePlaceHomeDelivery',
    page(() => import('./home-delivery/HomeDeliveryTab.tsx'), 'HomeDeliveryTab'),
  ),
]

/** The tabs of the other features are handed in: a feature knows no other by its screens. */
export function careRecipientRoutes(
  tabs: readonly RouteMaker[],
  cspTabs: readonly RouteMaker[],
): readonly RouteMaker[] {
  return [
    screen(
      'CareRecipientMain',
      firstPage(() => import('./recipient/list/CareRecipientListPage.tsx'), 'CareRecipientListPage'),
    ),
    frame('care-recipient', careRecipientPage, tabs),
    screen(
      'CSPCareRecipient',
      page(() => import('./recipient/find/FindPersonPage.tsx'), 'FindPersonPage'),
    ),
    screen(
      'CSPCareRecipientAnonymize',
      page(() => import('./anonymize/AnonymizePage.tsx'), 'AnonymizePage'),
    ),
    frame('csp-recipient', cspRecipientPage, cspTabs),
  ]
}
