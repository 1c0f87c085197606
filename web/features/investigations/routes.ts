import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

const investigationTab = page(() => import('./investigation/InvestigationTab.tsx'), 'InvestigationTab')

/** Its tab on the page of a care recipient. */
export const investigationTabs: readonly RouteMaker[] = [screen('CareRecipientInvestigationHistory', investigationTab)]

/** The same at Customer Service. */
export const investigationCspTabs: readonly RouteMaker[] = [
  screen('CSPRecipientInvestigationHistory', investigationTab),
]

export const investigationRoutes: readonly RouteMaker[] = [
  screen(
    'ProductSelectionInvestigation',
    page(() => import('./investigation/InvestigationPage.tsx'), 'InvestigationPage'),
  ),
  screen(
    'ProductSelectionGuided',
    page(() => import('./guided/GuidedPage.tsx'), 'GuidedPage'),
  ),
  screen(
    'LeakageDiary',
    page(() => import('./diary/DiaryPage.tsx'), 'DiaryPage'),
  ),
]
