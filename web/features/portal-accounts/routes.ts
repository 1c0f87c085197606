import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

/** Its tab on the page of a care recipient. */
export const portalAccountTabs: readonly RouteMaker[] = [
  screen(
    'CareRecipientPortalAccounts',
    page(() => import('./account/PortalAccountsTab.tsx'), 'PortalAccountsTab'),
  ),
]
