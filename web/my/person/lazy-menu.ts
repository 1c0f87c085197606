import { lazy } from 'react'

export const loadMenu = () => import('./MenuEntries.tsx')

/** Fetched once the page is drawn: nobody opens the menu before. */
export const MenuEntries = lazy(async () => ({ default: (await loadMenu()).MenuEntries }))
