import type { Handler } from '../../platform/handle.ts'
import { addToCart } from './changing/add-to-cart.ts'
import { readCartHistory } from './cart-history.ts'
import { deleteCartFlavors } from './changing/delete-flavors.ts'
import { deleteCartItems } from './changing/delete-items.ts'
import { readHandleProductsSettings } from './handle-products-settings.ts'
import { lastOrderedSelected } from './last-ordered-selected.ts'
import { readCart } from './read-cart.ts'
import { replaceItem } from './changing/replace-item.ts'
import { updateConsumption } from './changing/update-consumption.ts'
import { updateFlavorConsumption } from './changing/update-flavor-consumption.ts'
import { updateCartFlavorStatus } from './changing/update-flavor-status.ts'
import { updateCartItemStatus } from './changing/update-status.ts'
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
