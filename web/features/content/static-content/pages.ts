/** The pages of those who write static content travel as one part. */
export { AddStaticContentPage } from './AddStaticContentPage.tsx'
export { EditStaticContentPage } from './EditStaticContentPage.tsx'
export { StaticContentListPage } from './StaticContentListPage.tsx'
