/** What visitors see at the root, with all words beside it. */
export const loadHome = () => import('./home/HomePage.tsx')
