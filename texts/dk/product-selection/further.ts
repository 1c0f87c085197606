import type { FurtherTexts } from '../../shape.ts'
import { cart } from './cart.ts'
import { productSelection } from './product-selection.ts'

export const productSelectionTexts = { cart, productSelection } satisfies Partial<FurtherTexts>
