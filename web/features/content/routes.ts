import { type RouteMaker, firstPage, forward, page, screen } from '../../platform/routing/routing.tsx'
import { loadRootPage } from '../../platform/shell/load-root-page.ts'

export const contentRoutes: readonly RouteMaker[] = [
  screen('home', firstPage(loadRootPage, 'RootPage')),
  screen('Disclaimer'),
  screen('ContactForm'),
  screen('HelpPage'),
  screen('inquiry'),
  screen(
    'Accessibility',
    page(() => import('./accessibility/AccessibilityPage.tsx'), 'AccessibilityPage'),
  ),
  screen(
    'MyPages',
    page(() => import('./MyPagesPage.tsx'), 'MyPagesPage'),
  ),
  screen('GuideManageNews'),
  screen('GuideManageAdd'),
  screen('GuideManageEdit'),
  screen('StaticContentAdd'),
  screen('StaticContentEdit'),
  forward('ManageNews', 'ManageNewsList'),
  screen('ManageNewsList'),
  screen('ManageNewsAdd'),
  screen('ManageNewsEdit'),
]
