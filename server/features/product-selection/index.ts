import type { Handler } from '../../platform/handle.ts'
import { addToCart } from './add-to-cart.ts'
import { readCartHistory } from './cart-history.ts'
import { deleteCartFlavors } from './delete-flavors.ts'
import { deleteCartItems } from './delete-items.ts'
import { readHandleProductsSettings } from './handle-products-settings.ts'
import { lastOrderedSelected } from './last-ordered-selected.ts'
import { readCart } from './read-cart.ts'
import { replaceItem } from './replace-item.ts'
import { updateConsumption } from './update-consumption.ts'
import { updateFlavorConsumption } from './update-flavor-consumption.ts'
import { updateCartFlavorStatus } from './update-flavor-status.ts'
import { updateCartItemStatus } from './update-status.ts'
import { readWithoutPrescriptions } from './without-prescriptions.ts'

export const productSelectionEndpoints: readonly Handler[] = [
  addToCart,
  readCart,
  readWithoutPrescriptions,
  readCartHistory,
  updateCartItemStatus,
  updateCartFlavorStatus,
  updateConsumption,
  updateFlavorConsumption,
  replaceItem,
  deleteCartItems,
  deleteCartFlavors,
  lastOrderedSelected,
  readHandleProductsSettings,
]

export { readCartEvents, type CartEventRecord } from './cart-history.sql.ts'
export { markPrescribed, markSelectedAgain, type Marked } from './marks.sql.ts'
