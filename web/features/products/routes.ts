import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

export const productRoutes: readonly RouteMaker[] = [
  screen(
    'TherapyAreaInformation',
    page(() => import('./area/TherapyAreaInformationPage.tsx'), 'TherapyAreaInformationPage'),
  ),
  screen(
    'Utilities',
    page(() => import('./import/ImportPage.tsx'), 'ImportPage'),
  ),
  screen(
    'UtilitiesClientAgreements',
    page(() => import('./agreement/ClientAgreementsPage.tsx'), 'ClientAgreementsPage'),
  ),
  screen(
    'CSPUtilitiesClientAgreements',
    page(() => import('./agreement/ClientAgreementsPage.tsx'), 'ClientAgreementsPage'),
  ),
  screen(
    'UtilitiesErp',
    page(() => import('./erp/ErpPage.tsx'), 'ErpPage'),
  ),
  screen(
    'CSPUtilitiesErp',
    page(() => import('./erp/ErpPage.tsx'), 'ErpPage'),
  ),
]
