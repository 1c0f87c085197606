import type { FurtherTexts } from '../../shape.ts'
import { store } from './store.ts'

export const productSelectionTexts = { store } satisfies Partial<FurtherTexts>
