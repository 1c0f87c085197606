/** What stands at the root: asked for by its route, and early by the sign-in page, which leads there. */
export const loadRootPage = () => import('./RootPage.tsx')
