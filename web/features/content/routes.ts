import { type RouteMaker, forward, notBuiltYet, page, screen } from '../../platform/routing/routing.tsx'
import { landingOr } from '../../platform/shell/Landing.tsx'

export const contentRoutes: readonly RouteMaker[] = [
  screen('home', landingOr(notBuiltYet('home'))),
  screen('Disclaimer'),
  screen('ContactForm'),
  screen('HelpPage'),
  screen('inquiry'),
  screen('Accessibility'),
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
