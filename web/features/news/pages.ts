export { AddNewsPage } from './editor/AddNewsPage.tsx'
export { EditNewsPage } from './editor/EditNewsPage.tsx'
