import { lazy } from 'react'
import { speakFully } from '../language/speaking.ts'

const loadMenu = () => import('./MenuDialog.tsx')
const loadEntries = async () => (await Promise.all([import('../person/MenuEntries.tsx'), speakFully()]))[0]
const loadStillThere = () => import('./StillThereQuestion.tsx')
const loadLeaving = () => import('../person/LeavingQuestion.tsx')

/** Once the page is drawn: nobody opens one of them before, and later the line may be lost. */
export const loadDialogs = () => Promise.all([loadMenu(), loadEntries(), loadStillThere(), loadLeaving()])

export const MenuDialog = lazy(async () => ({ default: (await loadMenu()).MenuDialog }))
export const MenuEntries = lazy(async () => ({ default: (await loadEntries()).MenuEntries }))
export const StillThereQuestion = lazy(async () => ({ default: (await loadStillThere()).StillThereQuestion }))
export const LeavingQuestion = lazy(async () => ({ default: (await loadLeaving()).LeavingQuestion }))
