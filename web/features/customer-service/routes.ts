import { type RouteMaker, forward, page, screen } from '../../platform/routing/routing.tsx'

export const customerServiceRoutes: readonly RouteMaker[] = [
  forward('CSP', 'CSPCareRecipient'),
  // The tools begin with the replacement of items (O-2-70).
  forward('CSPUtilities', 'CSPUtilitiesItemReplacement'),
  screen(
    'CSPUtilitiesItemReplacement',
    page(() => import('./item-replacement/ItemReplacementPage.tsx'), 'ItemReplacementPage'),
  ),
  screen(
    'CSPUtilitiesItemAgreement',
    page(() => import('./item-agreement/ItemAgreementPage.tsx'), 'ItemAgreementPage'),
  ),
]
