import { cart } from './cart.ts'
import { productSelection } from './product-selection.ts'
import { store } from './store.ts'

export const productSelectionTexts = { cart, productSelection, store }
