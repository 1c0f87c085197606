import { carePage, page, screen, type RouteMaker } from '../../platform/routing/routing.tsx'

const productsTab = carePage(() => import('./row/ProductsTab.tsx'), 'ProductsTab')
const prescriptionHistoryTab = page(() => import('./history/PrescriptionHistoryTab.tsx'), 'PrescriptionHistoryTab')

/** Its tabs on the page of a care recipient. */
export const prescriptionTabs: readonly RouteMaker[] = [
  screen('CareRecipient', productsTab),
  screen('CareRecipientHandleProducts', productsTab),
  screen('CareRecipientPrescriptionHistory', prescriptionHistoryTab),
]

/** Its tabs on the same page at Customer Service. */
export const prescriptionCspTabs: readonly RouteMaker[] = [
  screen('CSPRecipient', productsTab),
  screen('CSPRecipientHandleProducts', productsTab),
  screen('CSPRecipientPrescriptionHistory', prescriptionHistoryTab),
]

/** Its tab on the page of a care place. */
export const prescriptionCarePlaceTabs: readonly RouteMaker[] = [
  screen(
    'CarePlaceRunOuts',
    page(() => import('./stock/RunOutsTab.tsx'), 'RunOutsTab'),
  ),
]

const renewalQueue = page(() => import('./renewal-queue/RenewalQueuePage.tsx'), 'RenewalQueuePage')
const renewRequests = page(() => import('./renew-request/RenewRequestsPage.tsx'), 'RenewRequestsPage')

export const prescriptionRoutes: readonly RouteMaker[] = [
  screen(
    'PrescriptionWizard',
    page(() => import('./prescription/wizard/PrescriptionWizardPage.tsx'), 'PrescriptionWizardPage'),
  ),
  screen('RenewRequests', renewRequests),
  screen('RenewalQueue', renewalQueue),
  screen('CSPRenewRequests', renewRequests),
]
