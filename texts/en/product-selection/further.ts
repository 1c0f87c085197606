import { store } from './store.ts'

export const productSelectionTexts = { store }
