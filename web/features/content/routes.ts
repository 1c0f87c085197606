import { type RouteMaker, forward, page, screen } from '../../platform/routing/routing.tsx'
import { landingOr } from '../../platform/shell/Landing.tsx'
import { StartPage } from '../../platform/shell/StartPage.tsx'

export const contentRoutes: readonly RouteMaker[] = [
  screen('home', landingOr(StartPage)),
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
