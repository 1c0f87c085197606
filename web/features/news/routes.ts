import { type RouteMaker, forward, page, screen } from '../../platform/routing/routing.tsx'

const loadList = () => import('./list/NewsListPage.tsx')
/** With the editor of texts, which no other page loads. */
const loadEditor = () => import('./pages.ts')

export const newsRoutes: readonly RouteMaker[] = [
  forward('ManageNews', 'ManageNewsList'),
  screen('ManageNewsList', page(loadList, 'NewsListPage')),
  screen('ManageNewsAdd', page(loadEditor, 'AddNewsPage')),
  screen('ManageNewsEdit', page(loadEditor, 'EditNewsPage')),
  screen('GuideManageNews', page(loadList, 'NewsListPage')),
  screen('GuideManageAdd', page(loadEditor, 'AddNewsPage')),
  screen('GuideManageEdit', page(loadEditor, 'EditNewsPage')),
  screen('CSPManageInformation', page(loadList, 'NewsListPage')),
  screen('CSPManageInformationAdd', page(loadEditor, 'AddNewsPage')),
  screen('CSPManageInformationEdit', page(loadEditor, 'EditNewsPage')),
]
