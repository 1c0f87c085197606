import { type RouteMaker, firstPage, page, screen } from '../../platform/routing/routing.tsx'
import { loadRootPage } from '../../platform/shell/load-root-page.ts'

const loadVisitorPages = () => import('./visitor-pages.ts')
const loadStaticContent = () => import('./static-content/pages.ts')

export const contentRoutes: readonly RouteMaker[] = [
  screen('home', firstPage(loadRootPage, 'RootPage')),
  screen('Disclaimer', page(loadVisitorPages, 'DisclaimerPage')),
  screen('ContactForm', page(loadVisitorPages, 'ContactPage')),
  screen('HelpPage', page(loadVisitorPages, 'HelpPage')),
  screen('inquiry', page(loadVisitorPages, 'InquiryPage')),
  screen('AccountRequest', page(loadVisitorPages, 'AccountRequestPage')),
  screen('Accessibility', page(loadVisitorPages, 'AccessibilityPage')),
  screen('Cookies', page(loadVisitorPages, 'CookiesPage')),
  screen(
    'MyPages',
    page(() => import('./MyPagesPage.tsx'), 'MyPagesPage'),
  ),
  screen('StaticContent', page(loadStaticContent, 'StaticContentListPage')),
  screen('StaticContentAdd', page(loadStaticContent, 'AddStaticContentPage')),
  screen('StaticContentEdit', page(loadStaticContent, 'EditStaticContentPage')),
]
