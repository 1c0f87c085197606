import { carePage, page, screen, type RouteMaker } from '../../platform/routing/routing.tsx'

/** One page, whichever of its addresses was opened. */
const orderPages = () => import('./order/OrderPage.tsx')

/** Its tabs on the page of a care recipient. */
export const orderTabs: readonly RouteMaker[] = [
  screen(
    'CareRecipientOrderHistory',
    page(() => import('./order/history/OrderHistoryTab.tsx'), 'OrderHistoryTab'),
  ),
]

/** Its tabs on the same page at Customer Service. */
export const orderCspTabs: readonly RouteMaker[] = [
  screen(
    'CSPRecipientOrderHistory',
    page(() => import('./order/history/OrderHistoryTab.tsx'), 'CSPOrderHistoryTab'),
  ),
]

const tasksPage = page(() => import('./task/OrderTasksPage.tsx'), 'OrderTasksPage')

/** Its tabs on the pages of a care place. */
export const orderCarePlaceTabs: readonly RouteMaker[] = [
  screen(
    'CarePlace',
    page(() => import('./order/history/PlaceHistoryTab.tsx'), 'PlaceHistoryTab'),
  ),
  screen(
    'CarePlacePreliminaryOrders',
    page(() => import('./preliminary/PreliminaryOrdersTab.tsx'), 'PreliminaryOrdersTab'),
  ),
]

export const orderRoutes: readonly RouteMaker[] = [
  screen(
    'OrderHomeDelivery',
    page(() => import('./home-delivery/HomeDeliveryPage.tsx'), 'HomeDeliveryPage'),
  ),
  screen(
    'OrderWithdrawal',
    carePage(() => import('./withdrawal/WithdrawalWizardPage.tsx'), 'WithdrawalWizardPage'),
  ),
  screen('OrderTasks', tasksPage),
  screen('CSPOrderTasks', tasksPage),
  screen(
    'OrderGroupOrder',
    page(() => import('./group/GroupOrderPage.tsx'), 'GroupOrderPage'),
  ),
  screen(
    'OrderNursingHome',
    page(() => import('./nursing-home/NursingHomePage.tsx'), 'NursingHomePage'),
  ),
  screen('OrderOverview', page(orderPages, 'OrderOverviewPage')),
  screen('CRPOrderOverview', page(orderPages, 'CRPOrderOverviewPage')),
  screen(
    'UtilitiesDeliveryMethods',
    page(() => import('./delivery/DeliveryMethodsPage.tsx'), 'DeliveryMethodsPage'),
  ),
  screen('CareRecipientOrderDetails', page(orderPages, 'OrderDetailsPage')),
  screen('CSPRecipientOrderDetails', page(orderPages, 'CSPOrderDetailsPage')),
]
