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
    'UtilitiesErp',
    page(() => import('./erp/ErpPage.tsx'), 'ErpPage'),
  ),
  screen(
    'CSPUtilitiesErp',
    page(() => import('./erp/ErpPage.tsx'), 'ErpPage'),
  ),
]
