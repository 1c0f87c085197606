import { type RouteMaker, forward, page, screen } from '../../platform/routing/routing.tsx'

export const productRoutes: readonly RouteMaker[] = [
  screen(
    'TherapyAreaInformation',
    page(() => import('./area/TherapyAreaInformationPage.tsx'), 'TherapyAreaInformationPage'),
  ),
  screen(
    'Utilities',
    page(async () => (await import('./tools.ts')).importPage(), 'ImportPage'),
  ),
  forward('CSPUtilities', 'CSPUtilitiesItemReplacement'),
  screen('CSPUtilitiesItemReplacement'),
  screen('CSPUtilitiesItemAgreement'),
]
