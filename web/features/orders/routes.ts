import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

/** Its tabs on the page of a care recipient. */
export const orderTabs: readonly RouteMaker[] = [
  screen(
    'CareRecipientOrderHistory',
    page(() => import('./order/history/OrderHistoryTab.tsx'), 'OrderHistoryTab'),
  ),
  screen(
    'CareRecipientOrderDetails',
    page(() => import('./order/OrderDetailsPage.tsx'), 'OrderDetailsPage'),
  ),
]

/** Its tabs on the same page at Customer Service. */
export const orderCspTabs: readonly RouteMaker[] = [
  screen(
    'CSPRecipientOrderHistory',
    page(() => import('./order/history/OrderHistoryTab.tsx'), 'CSPOrderHistoryTab'),
  ),
  screen(
    'CSPRecipientOrderDetails',
    page(() => import('./order/OrderDetailsPage.tsx'), 'CSPOrderDetailsPage'),
  ),
]

export const orderRoutes: readonly RouteMaker[] = [
  screen('OrderHomeDelivery'),
  screen(
    'OrderWithdrawal',
    page(() => import('./withdrawal/WithdrawalWizardPage.tsx'), 'WithdrawalWizardPage'),
  ),
  screen('OrderGroupOrder'),
  screen('OrderNursingHome'),
  screen(
    'OrderOverview',
    page(() => import('./order/OrderOverviewPage.tsx'), 'OrderOverviewPage'),
  ),
  screen('CRPOrderOverview'),
]
